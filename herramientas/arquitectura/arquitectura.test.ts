import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { duenosDeTablas } from './duenos-de-tablas.ts';
import { type Fuente, leerFuentes, leerPaginas, listarArchivos, RAIZ } from './fuentes.ts';
import * as reglas from './reglas.ts';

let fuentes: Fuente[];
beforeAll(async () => {
  fuentes = await leerFuentes();
});

describe('the house', () => {
  it('was read: a check that sees no files finds nothing', () => {
    expect(fuentes.length).toBeGreaterThan(300);
  });

  it.each([
    ['no file passes its length', reglas.archivosLargos],
    ['only contracts and the common core know zod', reglas.zodFueraDeLugar],
    ['no import climbs', reglas.importesQueTrepan],
    ['servidor and web meet only in nucleo', reglas.espaciosCruzados],
    ['no system props on MUI', reglas.propsDeSistema],
  ])('%s', (_, regla) => {
    expect(regla(fuentes)).toEqual([]);
  });

  it('nobody names the demonstration but one line of the application, and the build neither', async () => {
    const deLaConstruccion = ['web/vite.config.ts', 'web/construccion/repartir.ts', 'web/construccion/adelantos.ts'];
    const leidas = await Promise.all(
      deLaConstruccion.map(async (ruta) => ({ ruta, texto: await readFile(join(RAIZ, ruta), 'utf8') })),
    );
    expect(reglas.nombranLaGaleria([...fuentes, ...leidas])).toEqual([]);
  });

  it('every table is written only by its room', () => {
    expect(reglas.escriturasAjenas(fuentes, duenosDeTablas)).toEqual([]);
  });

  it('every table has an owner', async () => {
    const generado = await readFile(join(RAIZ, 'servidor/src/db/tablas.gen.ts'), 'utf8');
    const tablas = [...(generado.split('export type DB')[1] ?? '').matchAll(/^ {2}(\w+):/gm)].map(
      ([, tabla = '']) => tabla,
    );
    expect(tablas.length).toBeGreaterThan(40);
    expect(reglas.tablasSinDueno(tablas, duenosDeTablas)).toEqual([]);
  });

  it('every room explains itself', async () => {
    const carpetas = (await readdir(join(RAIZ, 'nucleo/src'), { withFileTypes: true })).filter((una) =>
      una.isDirectory(),
    );
    const sinLeer: string[] = [];
    for (const { name } of carpetas) {
      await access(join(RAIZ, 'nucleo/src', name, 'README.md')).catch(() => sinLeer.push(name));
    }
    expect(sinLeer).toEqual([]);
  });

  it('no page names a file that is not there', async () => {
    const paginas = await leerPaginas();
    expect(paginas.length).toBeGreaterThan(50);
    expect(reglas.archivosQueNoEstan(paginas, await listarArchivos())).toEqual([]);
  });

  it('every endpoint is mounted exactly once, by its own room', async () => {
    const cuenta = reglas.montajes(fuentes);
    const nombres = await nombresDeEndpoints();
    expect(nombres.length).toBeGreaterThan(60);
    expect(nombres.filter((nombre) => cuenta.get(nombre) !== 1)).toEqual([]);
  });

  it('every refusal of the catalogue is given somewhere', async () => {
    const { errores } = await import('../../nucleo/src/errores.ts');
    expect(reglas.erroresSinUso(fuentes, Object.keys(errores))).toEqual([]);
  });
});

async function nombresDeEndpoints(): Promise<string[]> {
  const { endpointsPorSala } = await import('../../nucleo/src/endpoints.ts');
  return Object.entries(endpointsPorSala).flatMap(([sala, suyos]) =>
    Object.keys(suyos).map((nombre) => `${sala}.${nombre}`),
  );
}

// A rule that never fails proves nothing: each one is shown what it is for.
describe('a planted fault is found:', () => {
  const fuente = (ruta: string, texto: string): Fuente[] => [{ ruta, texto }];

  it('a file past its length', () => {
    expect(reglas.archivosLargos(fuente('web/src/x.ts', 'x\n'.repeat(301)))).toHaveLength(1);
    expect(reglas.archivosLargos(fuente('web/src/x.ts', 'x\n'.repeat(300)))).toEqual([]);
  });

  it('zod in a rule', () => {
    expect(reglas.zodFueraDeLugar(fuente('nucleo/src/ventas/nota.ts', "import { z } from 'zod';"))).toHaveLength(1);
    expect(reglas.zodFueraDeLugar(fuente('nucleo/src/ventas/contrato.ts', "import { z } from 'zod';"))).toEqual([]);
  });

  it('an import that climbs, and one that crosses', () => {
    expect(reglas.importesQueTrepan(fuente('web/src/a/b.ts', "import { x } from '../c.ts';"))).toHaveLength(1);
    expect(
      reglas.espaciosCruzados(fuente('web/src/a.ts', "import { x } from '@trastienda/servidor/x.ts';")),
    ).toHaveLength(1);
  });

  it.each([
    "tx.insertInto('saldo_stock')",
    'sql`update saldo_stock as s set fisico = 0`',
    'sql`update saldo_stock set fisico = 0`',
    'sql`insert into saldo_stock (x) select 1`',
    'sql`delete from saldo_stock`',
    'copy saldo_stock (a, b) from stdin',
  ])('a write on a table of another room: %s', (texto) => {
    expect(reglas.escriturasAjenas(fuente('servidor/src/ventas/x.ts', texto), duenosDeTablas)).toHaveLength(1);
    expect(reglas.escriturasAjenas(fuente('servidor/src/stock/x.ts', texto), duenosDeTablas)).toEqual([]);
  });

  it('another line that names the demonstration', () => {
    const linea = "import('#galeria/ampliacion.ts');\n";
    expect(reglas.nombranLaGaleria(fuente('web/src/app/ampliaciones.ts', linea))).toEqual([]);
    expect(reglas.nombranLaGaleria(fuente('web/src/app/ampliaciones.ts', linea.repeat(2)))).toHaveLength(1);
    expect(reglas.nombranLaGaleria(fuente('web/src/inicio/x.ts', linea))).toHaveLength(1);
    expect(
      reglas.nombranLaGaleria(fuente('web/vite.config.ts', "const suya = carpeta + '/galeria/accesos.ts';")),
    ).toHaveLength(1);
    expect(reglas.nombranLaGaleria(fuente('web/src/adjuntos/x.ts', "import './galeria.tsx';"))).toEqual([]);
  });

  it('a page that names what was moved, but not the end of a path nor a kind of file', () => {
    const rutas = ['nucleo/src/articulos/precios/listas/lista-derivada.ts'];
    const pagina = (texto: string) => fuente('nucleo/src/articulos/precios/README.md', texto);
    expect(reglas.archivosQueNoEstan(pagina('by `precios/lista-derivada.ts`, `derivada.ts`'), rutas)).toHaveLength(2);
    expect(
      reglas.archivosQueNoEstan(pagina('by `lista-derivada.ts`, `listas/lista-derivada.ts`; a `.test.ts`'), rutas),
    ).toEqual([]);
  });

  it('a table without owner, a door mounted twice, a refusal nobody gives', () => {
    expect(reglas.tablasSinDueno(['nueva', 'usuario'], duenosDeTablas)).toEqual(['nueva']);
    const montada = 'montar(app, entorno, contrato.verNota, f);\nmontarLibre(app, entorno, contrato.verNota, g);';
    expect(reglas.montajes(fuente('servidor/src/ventas/rutas.ts', montada)).get('ventas.verNota')).toBe(2);
    expect(reglas.erroresSinUso(fuente('servidor/src/x.ts', "rechazar('a.b', {})"), ['a.b', 'c.d'])).toEqual(['c.d']);
  });

  it('a system prop on MUI, but not a value that looks like one', () => {
    expect(reglas.propsDeSistema(fuente('web/src/x.tsx', '<Stack direction="row" alignItems="center">'))).toHaveLength(
      1,
    );
    expect(
      reglas.propsDeSistema(fuente('web/src/x.tsx', '<Box sx={{ mt: 2 }} onClick={() => f(a)} p={1}>')),
    ).toHaveLength(1);
    expect(
      reglas.propsDeSistema(fuente('web/src/x.tsx', '<Box sx={{ gap: 2, width: 3 }}><svg width="3" /></Box>')),
    ).toEqual([]);
  });
});
