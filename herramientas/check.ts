import { revisar, todasLasRevisiones } from './revisar.ts';

const { fallaron } = await revisar(todasLasRevisiones);
if (fallaron > 0) {
  console.error(`Fallaron ${fallaron} de ${todasLasRevisiones.length} revisiones.`);
  process.exitCode = 1;
}
