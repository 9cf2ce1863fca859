import { useTranslations } from '#platform/i18n/use-translations.ts';
import { height, lakes, land, width, type Dot } from '#features/stores/rules/map.ts';
import { Link } from '../../../design/link.tsx';
import styles from './map.module.css';

/** A store on the map: its place, and its number beside it, where others leave room for it. */
export interface MappedStore {
  code: string;
  name: string;
  dot: Dot;
  label: Dot;
  isNear: boolean;
}

interface MapProps {
  stores: readonly MappedStore[];
  /** Where the shopper is. */
  place: Dot | null;
}

/** Finland with a numbered link per store, in the order of the list. */
export function StoreMap({ stores, place }: MapProps) {
  return (
    <svg className={styles.map} viewBox={`0 0 ${width} ${height}`}>
      <Ground />
      {stores.map(({ code, dot, label }) => (
        <path key={code} className={styles.lead} d={`M${dot.x} ${dot.y}L${label.x} ${label.y}`} />
      ))}
      {place && <circle className={styles.place} cx={place.x} cy={place.y} r="20" />}
      {stores.map(({ code, name, label, isNear }, at) => (
        // The browser follows it: the router's links are no part of drawings.
        <Link
          key={code}
          to={`/myymalat/${code}`}
          reloadDocument
          className={`${styles.store} ${isNear ? styles.near : ''}`}
          aria-label={`${at + 1} ${name}`}
        >
          <circle cx={label.x} cy={label.y} r={radius} />
          <text x={label.x} y={label.y}>
            {at + 1}
          </text>
        </Link>
      ))}
    </svg>
  );
}

/** Finland with one place. */
export function SmallMap({ dot, name }: { dot: Dot; name: string }) {
  const t = useTranslations('pages/parts/find-stores');
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('mapOf', { name })}
    >
      <Ground />
      <circle className={styles.spot} cx={dot.x} cy={dot.y} r="16" />
    </svg>
  );
}

/** Radius of a store's number. */
const radius = 13;

function Ground() {
  return (
    <>
      <path className={styles.land} d={land} />
      <path className={styles.lakes} d={lakes} />
    </>
  );
}
