// The door of every npm script. It runs on the Node that is there, maybe an old one, before anything is installed: so it
// asks for the version first and loads the rest afterwards.
const MINIMA = 20;

if (Number(process.versions.node.split('.')[0]) < MINIMA) {
  console.error(
    `Hace falta Node ${MINIMA} o posterior y este es ${process.versions.node}: actualizalo desde https://nodejs.org y volvé a intentar.`,
  );
  process.exit(1);
}

import('./arranque/ordenes.mjs').then(
  ({ cumplir }) => cumplir(process.argv[2], process.argv.slice(3)),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
