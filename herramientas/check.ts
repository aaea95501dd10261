import { revisar, todasLasRevisiones } from './revisar.ts';

const { fallaron } = await revisar(todasLasRevisiones);
if (fallaron.length > 0) {
  console.error(`Fallaron ${fallaron.length} de ${todasLasRevisiones.length} revisiones.`);
  process.exitCode = 1;
}
