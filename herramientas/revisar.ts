import { correr, type Paso, programa } from './correr.ts';

const tsc = programa('typescript/bin/tsc');
/** Two projects are checked at once: more hands in each would only look at the same types again. */
const tipos = (proyecto: string, deQue = proyecto): Paso => ({
  nombre: `tipos de ${deQue}`,
  argumentos: [tsc, '-p', proyecto, '--checkers', '1'],
});

/** What is checked without running the product. The longest first, since two run at once. */
const REVISIONES: readonly Paso[] = [
  {
    nombre: 'formato, estilo, ciclos y vallas',
    argumentos: [programa('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '.'],
  },
  tipos('web'),
  // With the campaigns and the tests of the core, which only look at its types again.
  tipos('servidor', 'servidor, campanias y pruebas del núcleo'),
  // With the bench, which looks at pages as well.
  tipos('e2e', 'e2e y bench'),
  tipos('nucleo'),
  { nombre: 'tablas.gen.ts al día', argumentos: ['herramientas/tablas.ts', '--comprobar'] },
];

const ARQUITECTURA: Paso = {
  nombre: 'arquitectura',
  argumentos: [programa('vitest/vitest.mjs'), 'run', '--project', 'arquitectura', '--reporter=dot'],
};

/** Only the run of the server's tests leaves what this reads. */
export const RUTAS_PROBADAS: Paso = {
  nombre: 'cada punto de la interfaz tiene su prueba',
  argumentos: ['herramientas/rutas-probadas.ts'],
};

const A_LA_VEZ = 2;

/** Runs every check, shows each as it ends, and answers how many passed and the names of those that failed. */
export async function revisar(pasos: readonly Paso[] = REVISIONES): Promise<{ pasaron: number; fallaron: string[] }> {
  const pendientes = [...pasos];
  const fallaron: string[] = [];
  const obrero = async () => {
    for (let paso = pendientes.shift(); paso; paso = pendientes.shift()) {
      const { codigo, texto, segundos } = await correr(paso);
      console.log(`${codigo === 0 ? '✓' : '✗'} ${paso.nombre} (${segundos.toFixed(1)} s)`);
      if (codigo === 0) continue;
      fallaron.push(paso.nombre);
      console.log(texto.trimEnd());
    }
  };
  await Promise.all(Array.from({ length: A_LA_VEZ }, obrero));
  return { pasaron: pasos.length - fallaron.length, fallaron };
}

export const todasLasRevisiones: readonly Paso[] = [...REVISIONES, ARQUITECTURA];

/** What the journeys visit is built among the checks: alone, before them, it left a core idle most of the time. */
export const conLaWeb: readonly Paso[] = REVISIONES.toSpliced(-3, 0, {
  nombre: 'la aplicación web se construye',
  argumentos: ['herramientas/arranque.mjs', 'web'],
});
