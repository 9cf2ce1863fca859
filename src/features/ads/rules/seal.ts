/** Addresses of the ad service on their way through a browser: sealed, so that the API calls no others. */

type CodeOf = (text: string) => string;

const sealOf = (url: string, codeOf: CodeOf): string => codeOf(`ad ${url}`);

export const sealed = (url: string, codeOf: CodeOf): string => `${sealOf(url, codeOf)} ${url}`;

/** The address, or undefined when it was not sealed here. */
export function opened(report: string, codeOf: CodeOf): string | undefined {
  const space = report.indexOf(' ');
  const url = report.slice(space + 1);
  return report.slice(0, space) === sealOf(url, codeOf) ? url : undefined;
}
