/** Any address that is no page: the shell's own words, with status 404. */
export function loader(): never {
  throw new Response(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
