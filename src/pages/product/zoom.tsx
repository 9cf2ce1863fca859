/** A picture in full screen: buttons, + and - keys, a double click or two fingers zoom it. */
import { useState } from 'react';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { Picture } from '#features/catalogue/contract.ts';
import { ProductPicture } from '#features/catalogue/ui/picture.tsx';
import { Icon } from '../../design/icon.tsx';
import { Dialog } from '../../design/modal/dialog.tsx';
import { closeDialog } from '../../design/modal/open-dialog.ts';
import { useNearness, type Nearness } from './nearness.ts';
import styles from './zoom.module.css';

interface ZoomProps {
  pictures: Picture[];
  /** Index of the picture that is shown first. */
  start: number;
  name: string;
  /** Of the name, where it is not the page's. */
  lang: string | undefined;
  onClose: () => void;
}

export default function Zoom({ pictures, start, name, lang, onClose }: ZoomProps) {
  const t = useTranslations('pages/product');
  const [place, setPlace] = useState(start);
  const { view, scale, setScale, ...steps } = useNearness();
  const show = (next: number) => {
    setPlace((next + pictures.length) % pictures.length);
    setScale(1);
  };
  const turns = {
    isOne: pictures.length === 1,
    back: () => show(place - 1),
    forward: () => show(place + 1),
    reported: `${place + 1} / ${pictures.length}`,
  };
  const sheet = { width: `${scale * 100}%`, height: `${scale * 100}%` };
  return (
    <Dialog
      isOpen
      className={styles.dialog}
      aria-label={name}
      onClose={onClose}
      onKeyDown={(event) => onKey(event, scale, steps, turns)}
    >
      <div className={styles.head}>
        <Steps scale={scale} {...steps} />
        {!turns.isOne && <Turns {...turns} />}
        <Tool label={t('closeZoom')} onClick={closeDialog}>
          <Icon name="close" />
        </Tool>
      </div>
      {/* A scrollable area has to be reachable by keyboard; a double click is only a shortcut. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        ref={view}
        data-focus
        className={styles.view}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t('zoomView')}
        onDoubleClick={() => setScale(scale > 1 ? 1 : 2.5)}
      >
        <div className={styles.sheet} style={sheet}>
          <ProductPicture
            picture={pictures[place] ?? null}
            alt={name}
            lang={lang}
            sizes={`${scale * 100}vw`}
            first
            className={styles.picture}
          />
        </div>
      </section>
    </Dialog>
  );
}

interface Turning {
  isOne: boolean;
  back: () => void;
  forward: () => void;
  reported: string;
}
type Stepping = Pick<Nearness, 'closer' | 'farther' | 'isNearest' | 'isFarthest'>;

function onKey(event: React.KeyboardEvent, scale: number, steps: Stepping, turns: Turning): void {
  const keys: Record<string, () => void> = { '+': steps.closer, '-': steps.farther };
  // In a zoomed picture, arrow keys scroll.
  const turning = { ArrowLeft: turns.back, ArrowRight: turns.forward };
  const act = { ...keys, ...(scale === 1 && !turns.isOne && turning) }[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}

function Steps({ scale, closer, farther, isNearest, isFarthest }: Stepping & { scale: number }) {
  const t = useTranslations('pages/product');
  return (
    <div className={styles.group}>
      <Tool label={t('farther')} onClick={farther} disabled={isFarthest}>
        −
      </Tool>
      <span aria-live="polite">{t('scale', { percent: Math.round(scale * 100) })}</span>
      <Tool label={t('closer')} onClick={closer} disabled={isNearest}>
        +
      </Tool>
    </div>
  );
}

function Turns({ back, forward, reported }: Turning) {
  const t = useTranslations('pages/product');
  return (
    <div className={styles.group}>
      <Tool label={t('previousPicture')} onClick={back}>
        <Icon name="back" />
      </Tool>
      <span aria-live="polite">{reported}</span>
      <Tool label={t('nextPicture')} onClick={forward}>
        <Icon name="forward" />
      </Tool>
    </div>
  );
}

interface ToolProps {
  label: string;
  onClick: React.MouseEventHandler;
  disabled?: boolean;
  children: React.ReactNode;
}

/** A disabled button stays focusable: otherwise the keyboard focus would be lost. */
function Tool({ label, onClick, disabled, children }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
