/** The panel under the search field (R118–R129), loaded when the field first gets the focus. */
import { useEffect, useEffectEvent, useRef } from 'react';

import { useTranslations } from '#platform/i18n/use-translations.ts';
import layout from '../../../design/layout.module.css';
import { usableTerm } from '../rules/term.ts';
import { groupsOf } from './groups.ts';
import { useHistory } from './history.ts';
import type { Box } from './keys.ts';
import { OptionList } from './option-list.tsx';
import { optionId, Removers } from './options.tsx';
import styles from './search-panel.module.css';
import { useKeys, useLeaving, useShownOption } from './use-field.ts';
import { useSuggestions, useTopTerms } from './use-suggestions.ts';

export interface PanelProps {
  field: React.RefObject<HTMLInputElement | null>;
  /** Id of the list of options. */
  id: string;
  box: Box;
  setBox: (box: Box) => void;
  /** Called once the list is in the page. */
  onShown: () => void;
}

export function SearchPanel({ field, id, box, setBox, onShown }: PanelProps) {
  const t = useTranslations('features/search/ui');
  const panel = useRef<HTMLDivElement>(null);
  const found = useFound(box);
  const { groups, history } = found;
  const [first] = groups;
  const close = () => setBox({ ...box, isOpen: false, activeId: null });
  const clear = () => {
    history.clear();
    setBox({ ...box, isOpen: true, activeId: null });
  };
  const remove = (removed: string) => {
    const option = first?.options.find((other) => optionId(id, other.id) === removed);
    if (option && first?.key === 'history') history.remove(option.name);
  };
  useKeys({ field, panel, box, setBox, remove });
  useLeaving({ field, panel, isOpen: box.isOpen, close });
  useShownOption(box.activeId);
  const shown = useEffectEvent(onShown);
  useEffect(() => shown(), []);
  return (
    <div ref={panel}>
      {/* Preventing mousedown keeps the focus in the field, which handles the keys. The options are
      rendered while the panel is closed too, for the arrow keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.panel}
        hidden={!box.isOpen}
        onMouseDown={(event) => event.preventDefault()}
      >
        <OptionList
          id={id}
          groups={groups}
          term={found.term}
          found={found.result}
          activeId={box.activeId}
          onChoose={close}
          onClear={clear}
        />
        {first?.key === 'history' && <Removers options={first.options} onRemove={history.remove} />}
      </div>
      <output className={layout.hidden}>
        {box.isOpen && found.isAnswered && t('count', { count: found.count })}
      </output>
    </div>
  );
}

/** The groups and counts to show for the text in the field. */
function useFound({ isOpen, text }: Box) {
  const history = useHistory();
  const topTerms = useTopTerms();
  const term = usableTerm(text);
  const outcome = useSuggestions(isOpen ? term : '');
  const suggestions = outcome?.suggestions ?? null;
  const groups = groupsOf({ text, history: history.terms, topTerms, result: suggestions });
  const isAnswered = term === '' || outcome?.term === term;
  return {
    term,
    groups,
    history,
    isAnswered,
    /** Number of options in all groups. */
    count: groups.reduce((sum, { options }) => sum + options.length, 0),
    /** What the shop has for the term; null while it is unknown. */
    result: isAnswered ? suggestions : null,
  };
}
