import { addDays, daysBetween } from '@/lib/domain/time/calendar';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { Fault } from '@/lib/fault';
import type { VehicleBuild } from './build';
import type { Pick } from './pricing/free-items';

const VERSION = 2;
/** It named no kind of vehicle and no day before 1990. */
const FORMER_VERSION = 1;
const KINDS: readonly VehicleKind[] = ['car', 'van'];
/** Days count from here. */
const FIRST_DAY = '1990-01-01';
/** Orders have a few dozen. */
const SELECTIONS_MAX = 300;
const PICKS_MAX = 300;
/** A code that counts further, either way, is not one of ours. */
const DAYS_MAX = daysBetween('0001-01-01', FIRST_DAY);

export interface SharedBuild {
  /** Null in a code of the previous version. */
  readonly kind: VehicleKind | null;
  readonly build: VehicleBuild;
}

/** A build as a short code for URLs: its version, its numbers in variable length, and a checksum. */
export function encodeBuild({ identifier, date, selections, picks }: VehicleBuild, kind: VehicleKind): string {
  const bytes = [VERSION];
  const put = (value: number) => {
    let rest = value;
    for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
    bytes.push(rest);
  };
  // Steps up are even numbers, steps down odd ones.
  const putStep = (step: number) => put(step >= 0 ? step * 2 : -step * 2 - 1);
  put(KINDS.indexOf(kind));
  put(identifier);
  putStep(daysBetween(FIRST_DAY, date));
  put(selections.length);
  let last = 0;
  for (const selection of selections) {
    // The codes of one vehicle are close together, so the step from one to the next takes few bytes.
    putStep(selection - last);
    last = selection;
  }
  put(picks.length);
  for (const { rule, primary, option } of picks) for (const value of [rule, primary, option]) put(value);
  const check = checksum(bytes);
  bytes.push(check >>> 24, (check >>> 16) & 255, (check >>> 8) & 255, check & 255);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/**
 * The build that a share code of this vehicle holds.
 * @throws Fault `invalid_input` for a code that is truncated, altered, forged or of another version; `conflict` for
 * another vehicle's
 */
export function decodeBuild(code: string, vehicle: { kind: VehicleKind; identifier: number }): VehicleBuild {
  const { kind, build } = read(code);
  const isOtherKind = kind !== null && kind !== vehicle.kind;
  if (isOtherKind || build.identifier !== vehicle.identifier) {
    throw new Fault('conflict', {
      message: `This build is of another vehicle (${isOtherKind ? `${kind} ` : ''}${build.identifier}).`,
      fix: 'Enter the code under Vehicles to open that vehicle with it; nothing chosen here has changed.',
      field: 'build',
    });
  }
  return build;
}

function read(code: string): SharedBuild {
  const bytes = bytesOf(code.trim());
  const body = bytes.slice(0, -4);
  const check = bytes.slice(-4).reduce((sum, byte) => sum * 256 + byte, 0);
  if (body.length < 2 || check !== checksum(body)) throw unreadable();
  const isFormer = body[0] === FORMER_VERSION;
  if (!isFormer && body[0] !== VERSION) {
    throw new Fault('invalid_input', {
      message: 'This build code was made by another version of the product.',
      fix: 'Request the code again, or choose the options again.',
      field: 'build',
    });
  }
  let at = 1;
  const take = (): number => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = body[at];
      if (byte === undefined || scale > 2 ** 46) throw unreadable();
      at += 1;
      value += (byte % 128) * scale;
      if (byte < 128) return value;
    }
  };
  const takeStep = (): number => {
    const coded = take();
    return coded % 2 === 0 ? coded / 2 : -(coded + 1) / 2;
  };
  const kind = isFormer ? null : KINDS[take()];
  const identifier = take();
  const day = isFormer ? take() : takeStep();
  const selections: number[] = [];
  for (let left = take(), last = 0; left > 0; left -= 1) {
    last += takeStep();
    selections.push(last);
    if (selections.length > SELECTIONS_MAX) throw forged();
  }
  const picks: Pick[] = [];
  for (let left = take(); left > 0; left -= 1) {
    picks.push({ rule: take(), primary: take(), option: take() });
    if (picks.length > PICKS_MAX) throw forged();
  }
  if (kind === undefined || at !== body.length || Math.abs(day) > DAYS_MAX) throw unreadable();
  if (new Set(selections).size < selections.length) throw forged();
  return { kind, build: { identifier, date: addDays(FIRST_DAY, day), selections, picks } };
}

/** The build in a share code; null if the text is not a readable share code. */
export function sharedBuild(typed: string): SharedBuild | null {
  return attempt(typed).shared;
}

/**
 * Why a share code cannot be read; null if it can, or if the text is not one. Only share codes mix upper and lower
 * case.
 */
export function shareProblem(typed: string): string | null {
  const { fault } = attempt(typed);
  return fault && /^(?=.*[a-z])(?=.*[A-Z])[\w-]+$/.test(typed.trim()) ? `${fault.message} ${fault.fix}` : null;
}

function attempt(typed: string): { shared: SharedBuild | null; fault: Fault | null } {
  try {
    return { shared: read(typed), fault: null };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { shared: null, fault: error };
  }
}

function bytesOf(code: string): number[] {
  if (!/^[\w-]+$/.test(code)) throw unreadable();
  try {
    return Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
  } catch (cause) {
    throw unreadable(cause);
  }
}

function unreadable(cause?: unknown): Fault {
  return new Fault('invalid_input', {
    message: 'This build code is cut short or mistyped.',
    fix: 'Copy the whole code again; nothing chosen so far is lost.',
    field: 'build',
    cause,
  });
}

/** No build of this product names so many options, or one twice. */
function forged(): Fault {
  return new Fault('invalid_input', {
    message: `This build code names an option twice, or more than ${SELECTIONS_MAX} options.`,
    fix: 'Choose the options again and copy the new code.',
    field: 'build',
  });
}

/** FNV-1a, 32 bit. */
function checksum(bytes: readonly number[]): number {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
  return sum;
}
