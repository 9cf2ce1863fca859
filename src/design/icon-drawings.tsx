/** The drawings that the icons of a document refer to. Only the server has them: they are in the document. */

const paths = {
  menu: 'M3.5 6.5h17M3.5 12h17M3.5 17.5h17',
  search: 'M10.8 17.6a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6ZM15.8 15.8l4.7 4.7',
  cart: 'M2.8 4h2.6l2.3 11h10.1l2.1-8H6.2M9 19.6h.01M16.6 19.6h.01',
  parcel: 'M12 3.2 4 7.3v9.4l8 4.1 8-4.1V7.3L12 3.2ZM4 7.3l8 4.2 8-4.2M12 11.5v9.3M8 5.3l8 4.2',
  list: 'M8.5 6.5h12M8.5 12h12M8.5 17.5h12M3.8 6.5h.01M3.8 12h.01M3.8 17.5h.01',
  heart: 'M12 20.2 4.6 12.9a4.9 4.9 0 0 1 7-6.9l.4.5.4-.5a4.9 4.9 0 0 1 7 6.9L12 20.2Z',
  person: 'M12 11.6a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.2 20.4c.6-3.7 3.8-5.9 7.8-5.9s7.2 2.2 7.8 5.9',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  back: 'M14.5 5.5 8 12l6.5 6.5',
  forward: 'M9.5 5.5 16 12l-6.5 6.5',
  plus: 'M12 5.5v13M5.5 12h13',
  minus: 'M5.5 12h13',
  check: 'M4.5 12.5l5 5 10-11',
  truck:
    'M2.8 6h11.4v10.2H2.8V6ZM14.2 9.6h3.7l3.3 3.4v3.2h-7M7 19.2a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8ZM17.3 19.2a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8Z',
  store: 'M4 9.5 5.5 4h13L20 9.5M4 9.5v10.7h16V9.5M4 9.5h16M9.5 20.2v-6h5v6',
  returns: 'M4 9.5h10.5a5 5 0 0 1 0 10H8M4 9.5l4-4M4 9.5l4 4',
  alert: 'M12 3.8 2.8 19.8h18.4L12 3.8ZM12 10v4.6M12 17.3h.01',
  lock: 'M5.5 10.8h13v9.4h-13v-9.4ZM8.3 10.8V7.6a3.7 3.7 0 0 1 7.4 0v3.2M12 14.6v2',
  sliders:
    'M3.5 7.5h9M17.5 7.5h3M3.5 16.5h3M11.5 16.5h9M15 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9 19a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
} as const;

export type IconName = keyof typeof paths;

export const IconDrawings = () =>
  Object.entries(paths).map(([name, path]) => <path key={name} id={`icon-${name}`} d={path} />);
