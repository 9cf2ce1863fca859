/* oxlint-disable jsx-a11y/prefer-tag-over-role -- An img cannot contain the text beside the drawing. */
/** Charts of reports: drawn by the server, readable without colours and on paper. Their numbers are in the
 * table below. */
import layout from '#design/layout.module.css';
import type { Chart } from '../chart.ts';
import styles from './reports.module.css';

export interface ShownChart extends Pick<Chart, 'kind' | 'points' | 'scale'> {
  /** What somebody hears who does not see it. */
  label: string;
  /** What the bars count; null where the heading says it. */
  unit: string | null;
}

export const ChartFigure = (chart: ShownChart) =>
  chart.kind === 'columns' ? <Columns {...chart} /> : <Bars {...chart} />;

/** Width of a column and of its place, in units of the drawing, which is stretched. */
const [wide, place] = [8, 10];

function Columns({ label, points, scale }: ShownChart) {
  const width = points.length * place;
  const [first, last] = [points[0], points.at(-1)];
  const middle = points.length > 2 ? points[Math.floor(points.length / 2)] : undefined;
  return (
    <figure className={styles.chart} role="img" aria-label={label}>
      <div className={styles.scale} aria-hidden="true">
        <span>{scale.top}</span>
        <span>{scale.half}</span>
        <span>0</span>
      </div>
      <svg
        className={styles.columns}
        viewBox={`0 0 ${width} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {[0, 50, 100].map((y) => (
          <line key={y} x1="0" x2={width} y1={y} y2={y} />
        ))}
        {points.map((point, at) => (
          <rect
            key={point.label}
            x={at * place + (place - wide) / 2}
            y={100 - point.size}
            width={wide}
            height={point.size}
          >
            <title>{`${point.label}: ${point.text}`}</title>
          </rect>
        ))}
      </svg>
      <div className={styles.ends} aria-hidden="true">
        <span>{first?.label}</span>
        {middle && <span className={styles.middle}>{middle.label}</span>}
        {last !== first && <span>{last?.label}</span>}
      </div>
    </figure>
  );
}

const Bars = ({ label, points, unit }: ShownChart) => (
  <figure className={styles.bars} role="img" aria-label={label}>
    {unit && (
      <p className={layout.soft} aria-hidden="true">
        {unit}
      </p>
    )}
    {points.map((point, at) => (
      // Two campaigns may have the same name.
      // oxlint-disable-next-line react/no-array-index-key
      <div key={at} className={styles.bar} aria-hidden="true">
        <span>{point.label}</span>
        <svg viewBox="0 0 100 10" preserveAspectRatio="none">
          <rect className={styles.place} width="100" height="10" />
          <rect width={point.size} height="10" />
        </svg>
        <strong>{point.text}</strong>
      </div>
    ))}
  </figure>
);
