import { LastStep } from './last-step';
import { WishesContent, type WishesProps } from './wishes-content';

/** Beside the options: what is chosen, what it costs, what is open. It stays in sight. */
export function WishesTray(props: WishesProps) {
  return (
    <aside
      aria-labelledby="wishes-title"
      className="sticky top-3 max-h-[calc(100dvh-1.5rem)] overflow-y-auto rounded-lg border border-line bg-surface max-lg:hidden print:static print:block print:max-h-none print:border-0"
    >
      <h2 id="wishes-title" className="px-4 pt-3 text-lg font-semibold">
        My wishes
      </h2>
      <LastStep work={props.work} actions={props.actions} />
      <div className="px-4 pt-1 pb-4">
        <WishesContent {...props} />
      </div>
    </aside>
  );
}
