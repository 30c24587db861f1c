import { ensureBuild } from './lib/launch/build.mjs';
console.log(await ensureBuild());
