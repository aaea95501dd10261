import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { proyectarContratos } from './proyectar-contratos.ts';

const FUENTES = new URL('../src', import.meta.url).pathname;
const DE_GALERIA = `${FUENTES}/galeria/`;
/** A build of the application takes its time on a busy machine. */
const CORTE_MS = 180_000;
/** One build of the two is enough at each change; the byte budgets would tell of the other. */
const TODO = process.env.TRASTIENDA_PRUEBAS === 'todo';

/** What the build of a page would write, with or without the demonstration. */
async function construir(sinGaleria: string, pagina = 'index.html'): Promise<readonly Rolldown.OutputChunk[]> {
  const salida = await build({
    root: new URL('..', import.meta.url).pathname,
    configFile: false,
    logLevel: 'silent',
    define: { 'import.meta.env.VITE_SIN_GALERIA': JSON.stringify(sinGaleria) },
    plugins: [react(), proyectarContratos(FUENTES)],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: [new URL(`../${pagina}`, import.meta.url).pathname] },
    },
  });
  const salidas = Array.isArray(salida) ? salida : [salida as Rolldown.RolldownOutput];
  return salidas.flatMap(({ output }) => output).filter((parte) => parte.type === 'chunk');
}

/** The modules of the demonstration with code in a file. */
const deGaleria = ({ modules }: Rolldown.OutputChunk): string[] =>
  Object.entries(modules).flatMap(([id, { renderedLength }]) =>
    id.startsWith(DE_GALERIA) && renderedLength > 0 ? [id.slice(DE_GALERIA.length)] : [],
  );

it(
  'T-API-3: a build without the demonstration has neither its screens nor its samples nor its fake API',
  async () => {
    const partes = await construir('1');
    expect(partes.length).toBeGreaterThan(50);
    expect(partes.flatMap(deGaleria)).toEqual([]);
  },
  CORTE_MS,
);

it(
  'nor does what is seen before coming in offer any of its screens',
  async () => {
    const ofrecen = (partes: readonly Rolldown.OutputChunk[]) =>
      partes.filter(({ code }) => code.includes('/apps/ecommerce/shop')).map(({ fileName }) => fileName);
    expect(ofrecen(await construir('', 'puertas.html'))).toHaveLength(1);
    const sin = await construir('1', 'puertas.html');
    expect(sin.some(({ code }) => code.includes('/auth/two-steps'))).toBe(true);
    expect(ofrecen(sin)).toEqual([]);
  },
  CORTE_MS,
);

it.runIf(TODO)(
  'no file that the business loads holds a part of the demonstration',
  async () => {
    const partes = await construir('');
    expect(partes.flatMap(deGaleria)).toContain('api-falsa/servidor.ts');
    const porNombre = new Map(partes.map((parte) => [parte.fileName, parte]));
    const comienzos = partes.filter(
      ({ facadeModuleId }) => facadeModuleId !== null && !facadeModuleId.startsWith(DE_GALERIA),
    );
    const mezcladas = comienzos.flatMap((comienzo) => {
      const vistas = new Set<string>();
      const pendientes = [comienzo.fileName];
      for (let nombre = pendientes.pop(); nombre !== undefined; nombre = pendientes.pop()) {
        if (vistas.has(nombre)) continue;
        vistas.add(nombre);
        pendientes.push(...(porNombre.get(nombre)?.imports ?? []));
      }
      const suyas = [...vistas].flatMap((nombre) => {
        const parte = porNombre.get(nombre);
        return parte ? deGaleria(parte) : [];
      });
      return suyas.map((modulo) => `${comienzo.fileName}: ${modulo}`);
    });
    expect(mezcladas).toEqual([]);
  },
  CORTE_MS,
);
