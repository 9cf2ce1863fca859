import { html } from 'hono/html';

/** Looks of the reading page. */
export const style = html`<style>
  :root {
    color: #1a1f1c;
    background: #fff;
    font:
      15px/1.5 system-ui,
      sans-serif;
  }
  body {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    max-width: 1280px;
    margin: 0 auto;
    padding: 16px;
    gap: 16px 40px;
  }
  header p {
    max-width: 75ch;
  }
  h2 {
    margin: 24px 0 8px;
    text-transform: capitalize;
  }
  nav h2 {
    font-size: 17px;
  }
  nav ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  nav li a {
    display: block;
    padding: 4px 0;
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  a {
    color: #174534;
  }
  a:focus-visible {
    outline: 3px solid #174534;
    outline-offset: 2px;
  }
  b {
    font-size: 13px;
    color: #174534;
  }
  article {
    padding: 8px 0 24px;
    border-top: 1px solid #dcd7cb;
    overflow-x: auto;
  }
  article:target {
    background: #f6f3ec;
  }
  h3 {
    margin: 8px 0;
    overflow-wrap: anywhere;
  }
  h4 {
    margin: 16px 0 4px;
  }
  h4 span {
    font-weight: 400;
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 4px 8px;
    border-bottom: 1px solid #e8e4da;
    font-weight: 400;
    text-align: start;
    vertical-align: top;
    min-width: 110px;
  }
  thead th {
    font-weight: 600;
  }
  small {
    color: #55605a;
  }
  @media (min-width: 900px) {
    body {
      grid-template-columns: 300px minmax(0, 1fr);
    }
    header {
      grid-column: 1 / -1;
    }
    nav {
      position: sticky;
      top: 0;
      max-height: 100vh;
      overflow-y: auto;
    }
  }
</style>`;

/** What stands in the style element. */
export const styleText = String(style).slice('<style>'.length, -'</style>'.length);
