import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Carpeta, crearCarpeta, deVentas, importarEn } from '#importaciones/archivo/archivos-de-prueba.ts';
import { type Importador, importadorDe } from '#importaciones/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { abrirBase, type BaseDePrueba } from '#prueba/base.ts';

const LOTES = '/api/articulos/lotes-de-precio';
const CONFIGURACION = '/api/articulos/configuracion-de-precios';
let prueba: Prueba;
let admin: Cliente;
let otra: Cliente;
let articulos: Importador;
let carpeta: Carpeta;
/** The console comes by connections of its own. */
let consola: BaseDePrueba;
let serie = 0;

beforeAll(async () => {
  [prueba, carpeta] = await Promise.all([crearPrueba(), crearCarpeta()]);
  admin = await prueba.cliente();
  otra = await prueba.cliente();
  articulos = importadorDe(admin, 'articulos');
  consola = abrirBase(prueba.url);
});
afterAll(async () => {
  await consola.cerrar();
  await Promise.all([prueba.cerrar(), carpeta.borrar()]);
});
beforeEach(async () => {
  serie += 1;
  await exigir(false);
});

async function exigir(aprobacionDeOtro: boolean) {
  const { version } = (await admin.get(CONFIGURACION)).cuerpo;
  expect((await admin.patch(CONFIGURACION, { version, aprobacionDeOtro })).status).toBe(200);
}
const leer = async (codigo: string) => {
  const { filas } = (await admin.get(`/api/articulos?filtros=codigo:empieza:${codigo}`)).cuerpo;
  return filas.find((fila: { codigo: string }) => fila.codigo === codigo);
};
const precioDe = async (codigo: string) => (await leer(codigo))?.precio;
async function caminar(quien: Cliente, id: string, accion: string, resto: object = {}) {
  const { version } = (await admin.get(`${LOTES}/${id}`)).cuerpo;
  return (await quien.post(`${LOTES}/${id}/${accion}`, { version, ...resto })).cuerpo;
}
/** One that was there, by 100, of which a file says another description and 110; and a new one by 75. */
async function traer() {
  const [viejo, nuevo] = [`POR-${serie}V`, `POR-${serie}N`];
  await articulos.importar(`codigo;descripcion;precio\n${viejo};Filtro;100\n`);
  await exigir(true);
  const { cuerpo } = await articulos.importar(
    `codigo;descripcion;precio\n${viejo};Filtro de aire;110\n${nuevo};Bujía;75\n`,
  );
  return { viejo, nuevo, cuerpo };
}

describe('PRE-15 a file of artículos, where another person approves the prices', () => {
  it('changes what artículos are, and leaves its prices in a batch that who brought it may not approve', async () => {
    const { viejo, nuevo, cuerpo } = await traer();
    expect(cuerpo).toMatchObject({
      ...{ estado: 'APLICADA', crear: 1, actualizar: 1, fallo: null },
      propuesta: { numero: expect.any(Number), estado: 'SIMULADO' },
    });
    expect(cuerpo.detalles).toEqual([{ texto: expect.stringMatching(/^Precios de .* esperan/), cantidad: 2 }]);
    expect(await leer(viejo)).toMatchObject({ descripcion: 'Filtro de aire', precio: '100.00' });
    expect(await precioDe(nuevo)).toBe(null);
    const { id } = cuerpo.propuesta;
    expect((await caminar(admin, id, 'aprobar')).code).toBe('articulos.lote_propio');
    await caminar(otra, id, 'aprobar');
    expect(await caminar(otra, id, 'aplicar')).toMatchObject({ estado: 'APLICADO', omitidas: 0 });
    expect([await precioDe(viejo), await precioDe(nuevo)]).toEqual(['110.00', '75.00']);
  });

  it('says of each row which price it proposes, also when that is all it brings', async () => {
    const { viejo, cuerpo } = await traer();
    const cambios = async (id: string) => (await articulos.filas(id)).cuerpo.filas[0].cambios;
    expect(await cambios(cuerpo.id)).toContainEqual({ campo: 'Precio propuesto', antes: '100,00', despues: '110,00' });
    const soloPrecio = await articulos.importar(`codigo;precio\n${viejo};130\n`);
    expect(soloPrecio.cuerpo).toMatchObject({ actualizar: 1, propuesta: { estado: 'SIMULADO' } });
    const { id } = await leer(viejo);
    const { hechos } = (await admin.get(`/api/actividad/articulo/${id}`)).cuerpo;
    expect(hechos[0].campos).toEqual([{ campo: 'precioPropuesto', antes: '100,00', despues: '130,00' }]);
  });

  it('INV-74 taken back discards the batch, and gives back the rest as if it had brought no prices', async () => {
    const { viejo, nuevo, cuerpo } = await traer();
    expect((await articulos.hacer(cuerpo.id, 'revertir')).cuerpo).toMatchObject({
      ...{ estado: 'REVERTIDA', noRevertidas: 0 },
      propuesta: { estado: 'DESCARTADO' },
    });
    expect(await leer(viejo)).toMatchObject({ descripcion: 'Filtro', precio: '100.00' });
    expect(await leer(nuevo)).toBeUndefined();
  });

  it('INV-74 taken back once its prices were applied, leaves alone what they are of', async () => {
    const { viejo, nuevo, cuerpo } = await traer();
    await caminar(otra, cuerpo.propuesta.id, 'aprobar');
    await caminar(otra, cuerpo.propuesta.id, 'aplicar');
    expect((await articulos.hacer(cuerpo.id, 'revertir')).cuerpo).toMatchObject({
      ...{ estado: 'APLICADA', fallo: { code: 'importaciones.nada_que_revertir' } },
      propuesta: { estado: 'APLICADO' },
    });
    expect([await precioDe(viejo), await precioDe(nuevo)]).toEqual(['110.00', '75.00']);
  });

  it('is rehearsed without a batch, and keeps out of it a price of zero and those of a lista that works out its own', async () => {
    await exigir(true);
    const { id } = (await articulos.subir(`codigo;descripcion;precio\nCERO-${serie};Regalo;0\n`)).cuerpo;
    const ensayada = (await articulos.hacer(id, 'validar')).cuerpo;
    expect(ensayada).toMatchObject({ estado: 'VALIDADA', crear: 1, rechazadas: 0, detalles: [] });
    const [fila] = (await articulos.filas(id)).cuerpo.filas;
    expect(fila.rechazos).toMatchObject([{ columna: 'precio', valor: '0', motivo: expect.stringContaining('cero') }]);
    expect((await articulos.hacer(id, 'aplicar')).cuerpo.propuesta).toBeUndefined();
    expect(await leer(`CERO-${serie}`)).toMatchObject({ precio: null });
    const derivada = await admin.post('/api/articulos/listas-de-precio', {
      nombre: `Derivada ${serie}`,
      derivacion: { base: 'COSTO_PROMEDIO' },
    });
    const { cuerpo } = await articulos.importar('codigo;precio\nNINGUNO;1\n', { listaId: derivada.cuerpo.id });
    expect(cuerpo.fallo).toMatchObject({ code: 'importaciones.lista_calculada' });
  });

  it('in dollars and without a rate goes on without its prices, and says so', async () => {
    const enDolares = await admin.post('/api/articulos/listas-de-precio', { nombre: `USD ${serie}`, moneda: 'USD' });
    await exigir(true);
    const codigo = `USD-${serie}`;
    const { cuerpo } = await articulos.importar(`codigo;descripcion;precio\n${codigo};Filtro;10\n`, {
      listaId: enDolares.cuerpo.id,
    });
    expect(cuerpo).toMatchObject({ estado: 'APLICADA', crear: 1 });
    expect(cuerpo.propuesta).toBeUndefined();
    expect((await articulos.filas(cuerpo.id)).cuerpo.filas[0].rechazos[0].motivo).toContain('cotización');
  });

  it('by the console too: what the operator brings waits for somebody else', async () => {
    const codigo = `CON-${serie}`;
    await articulos.importar(`codigo;descripcion;precio\n${codigo};Filtro;100\n`);
    await exigir(true);
    const ruta = await carpeta.escribir(`consola-${serie}.csv`, `codigo;precio\n${codigo};120\n`);
    expect(await importarEn(consola, { entidad: 'articulos', ruta })).toMatchObject({ aplicada: true, actualizar: 1 });
    expect(await precioDe(codigo)).toBe('100.00');
    const [lote] = (await admin.get(LOTES)).cuerpo.filas;
    expect(lote).toMatchObject({ estado: 'SIMULADO', motivo: `Importación de consola-${serie}.csv` });
  });
});

it('PRE-15 a file of sales takes the sales, and puts no price that somebody else has to approve', async () => {
  const codigo = `VTA${serie}`;
  await articulos.importar(`codigo;descripcion;precio\n${codigo};Filtro;100\n`);
  await exigir(true);
  const ruta = await carpeta.escribir('ventas.csv', deVentas(`9${serie};${codigo};FILTRO;2;1/12/2025 08:26;999,00;;`));
  const { conteo, detalles } = await importarEn(consola, { entidad: 'ventas', ruta });
  expect(conteo).toMatchObject({ notas: 1, precios: 0 });
  expect(detalles).toContainEqual({ texto: 'Precios que no se ponen: los aprueba otra persona', cantidad: 1 });
  expect(await precioDe(codigo)).toBe('100.00');
});
