import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Importador, importadorDe } from '#importaciones/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';

let prueba: Prueba;
let admin: Cliente;
let articulos: Importador;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  articulos = importadorDe(admin, 'articulos');
});
afterAll(() => prueba.cerrar());

const LOTES = '/api/articulos/lotes-de-precio';
type Lote = { readonly id: string; readonly version: number };
const mover = async ({ id, version }: Lote, accion: string, resto: object = {}) => {
  const { status, cuerpo, texto } = await admin.post(`${LOTES}/${id}/${accion}`, { version, ...resto });
  expect(status, texto).toBe(200);
  return cuerpo;
};
const aprobar = async (simulado: Lote) =>
  mover(await mover(simulado, 'lineas', { marca: 'confirmar', cuales: { filtro: {} } }), 'aprobar');

const crear = async (codigo: string, resto: object = {}): Promise<string> =>
  (await admin.post('/api/articulos', { codigo, descripcion: 'Queda', ...resto })).cuerpo.id;
const revertir = async (importacion: { readonly id: string }) =>
  expect((await articulos.hacer(importacion.id, 'revertir')).cuerpo).toMatchObject({ noRevertidas: 0 });
const precioDe = async (id: string) => (await admin.get(`/api/articulos/${id}/precios/vigente`)).cuerpo.neto;
const CON_UNA = { estado: 'APLICADO', omitidas: 0, lineas: 1, totales: { lineas: 1, incluidas: 1 } };

it('PRE-05 INV-74 a batch that gives first prices is applied without the artículos of an import that was taken back', async () => {
  const queda = await crear('LDR-0');
  const traida = (await articulos.importar('codigo;descripcion\nLDR-1;Se va\nLDR-2;Se va\n')).cuerpo;
  await importadorDe(admin, 'precios').importar('codigo;precio\nLDR-0;100\nLDR-1;50\nLDR-2;60\n');
  const [{ id }] = (await admin.get(`${LOTES}?estado=SIMULADO`)).cuerpo.filas;
  const aprobado = await aprobar((await admin.get(`${LOTES}/${id}`)).cuerpo);
  expect(aprobado).toMatchObject({ lineas: 3 });
  await revertir(traida);
  expect(await mover(aprobado, 'aplicar')).toMatchObject(CON_UNA);
  expect((await admin.get(`${LOTES}/${id}/lineas`)).cuerpo.filas).toMatchObject([{ articuloId: queda }]);
  expect(await precioDe(queda)).toBe('100.00');
});

it('PRE-05 INV-74 those that had a price are not among what it left alone: nobody could look at them', async () => {
  const queda = await crear('LDP-0', { precio: '100' });
  const traida = (await articulos.importar('codigo;descripcion;precio\nLDP-1;Se va;50\n')).cuerpo;
  const articuloIds = (await admin.get('/api/articulos?buscar=LDP')).cuerpo.filas.map(
    (fila: { id: string }) => fila.id,
  );
  const { cuerpo: creado } = await admin.post(LOTES, {
    motivo: 'Aumento',
    listaIds: [INICIALES.lista],
    filtro: { articuloIds },
    regla: { tipo: 'PORCENTAJE', valor: '10' },
  });
  const aprobado = await aprobar(await mover(creado, 'simular'));
  expect(aprobado).toMatchObject({ lineas: 2 });
  await revertir(traida);
  expect(await mover(aprobado, 'aplicar')).toMatchObject(CON_UNA);
  expect(await precioDe(queda)).toBe('110.00');
});
