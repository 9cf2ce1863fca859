import { describe, expect, it } from 'vitest';
import { CampaignDocument, type Campaign } from '#features/campaigns/record.ts';
import { stageOf } from '#features/campaigns/rules.ts';
import { demoSpaceFiles } from '#features/content/testing.ts';
import { inSeason } from './seasons.ts';
import { readTable } from './tables.ts';

const { documents } = demoSpaceFiles();
const campaigns = documents.filter(({ kind }) => kind === 'campaigns');
const yearly = readTable<'campaign'>('yearly-campaigns.tsv').map(({ campaign }) => campaign);

/** The yearly campaigns of a demo shop that is filled at that time. */
function campaignsAt(now: Temporal.Instant): Campaign[] {
  return inSeason(campaigns, now)
    .filter(({ key }) => yearly.includes(key))
    .map(({ key, data }) => ({ ...CampaignDocument.parse(data), path: key }));
}

const noon = Temporal.ZonedDateTime.from('2026-01-01T12:00[Europe/Helsinki]');
const times = [
  // Three years, a leap year among them.
  ...Array.from({ length: 3 * 366 }, (_, days) => noon.add({ days })),
  ...['2027-12-31T23:59:59', '2028-01-01T00:00', '2028-02-29T12:00', '2040-06-15T12:00'].map(
    (time) => Temporal.PlainDateTime.from(time).toZonedDateTime('Europe/Helsinki'),
  ),
].map((time) => time.toInstant());

describe('the demo shop is alive on any date', () => {
  it('a campaign runs, one comes and one is over, whenever it is filled', () => {
    const lacking = times.filter((now) => {
      const stages = campaignsAt(now).map((one) => stageOf(one, now.epochMilliseconds));
      return !(['before', 'during', 'over'] as const).every((stage) => stages.includes(stage));
    });
    expect(lacking.map(String)).toEqual([]);
  });

  it('one ends a moment before the next begins', () => {
    for (const { startTime, endTime } of campaignsAt(times[0] as Temporal.Instant))
      for (const edge of [startTime, endTime].map((time) => Temporal.Instant.from(time)))
        for (const now of [edge.subtract({ hours: 1 }), edge.add({ seconds: 2 })]) {
          const stages = campaignsAt(now).map((one) => stageOf(one, now.epochMilliseconds));
          expect([String(now), stages.includes('during')]).toEqual([String(now), true]);
        }
  });

  it('campaigns keep their days and their lengths in every year', () => {
    const days = ({ startTime, endTime }: Campaign) => [
      startTime.slice(5, 10),
      endTime.slice(5, 10),
    ];
    const asWritten = campaignsAt(Temporal.Instant.from('2026-11-24T10:00:00Z'));
    const later = campaignsAt(Temporal.Instant.from('2031-11-24T10:00:00Z'));
    expect(later.map(days)).toEqual(asWritten.map(days));
    expect(later.map(({ endTime }) => Number(endTime.slice(0, 4)) - 5)).toEqual(
      asWritten.map(({ endTime }) => Number(endTime.slice(0, 4))),
    );
  });

  it('on 24 November 2026 they are as their files say', () => {
    expect(inSeason(documents, Temporal.Instant.from('2026-11-24T10:00:00Z'))).toEqual(documents);
  });

  it('their texts name days and no year, and campaigns of the past stay there', () => {
    const texts = campaignsAt(times[0] as Temporal.Instant).flatMap(({ description }) =>
      Object.values(description),
    );
    expect(texts.filter((text) => /\b20\d\d\b/.test(text ?? ''))).toEqual([]);
    const past = (now: string) =>
      inSeason(documents, Temporal.Instant.from(now)).filter(({ key }) => !yearly.includes(key));
    expect(past('2030-01-01T00:00:00Z')).toEqual(past('2026-01-01T00:00:00Z'));
  });
});
