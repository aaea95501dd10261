import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Importador, importadorDe } from '#importaciones/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
let admin: Cliente;
let precios: Importador;
let netaId: string;
const LOTES = '/api/articulos/lotes-de-precio';

beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  precios = importadorDe(admin, 'precios');
  netaId = (await admin.post('/api/articulos/listas-de-precio', { nombre: 'Mostrador neto' })).cuerpo.id;
  await importadorDe(admin, 'articulos').importar(
    'codigo;descripcion;precio\nS-1;Sube;100\nB-1;Baja;100\nI-1;Igual;100\nM-1;Mucho;100\nN-1;Nuevo;\n',
    { listaId: netaId },
  );
});
afterAll(() => prueba.cerrar());

const ARCHIVO = `Código;Precio;Moneda
s1;110,50;
B-1;90;$
I-1;100;
M-1;500;
N-1;75;
X-1;10;
S-1;1;
B 1;consultar;
I-1;;
`;

const vigentes = async (): Promise<Record<string, string>> =>
  Object.fromEntries(
    (
      await prueba.pool.query(
        `select a.codigo, trim_scale(p.importe)::text as importe from articulo a
           join lateral (select importe from precio where articulo_id = a.id and lista_id = $1 and cantidad_desde = 0
                          order by desde desc limit 1) p on true`,
        [netaId],
      )
    ).rows.map(({ codigo, importe }) => [codigo, importe]),
  );

const motivos = async (id: string) =>
  (await precios.filas(id)).cuerpo.filas.flatMap(
    ({ fila, rechazos }: { fila: number; rechazos: { motivo: string }[] }) =>
      rechazos.map(({ motivo }) => `${fila}: ${motivo}`),
  );

async function caminar(id: string, accion: string, resto: object = {}) {
  const { version } = (await admin.get(`${LOTES}/${id}`)).cuerpo;
  return (await admin.post(`${LOTES}/${id}/${accion}`, { version, ...resto })).cuerpo;
}

describe('ART-20 a file of prices of a lista', () => {
  it('RN-28 is rehearsed without changing anything, and says of each row what becomes of it', async () => {
    const { id } = (await precios.subir(ARCHIVO)).cuerpo;
    await precios.cambiar(id, { opciones: { listaId: netaId } });
    const { cuerpo } = await precios.hacer(id, 'validar');
    expect(cuerpo).toMatchObject({ estado: 'VALIDADA', crear: 1, actualizar: 3, sinCambios: 1, rechazadas: 4 });
    expect(cuerpo.detalles).toEqual([
      { texto: 'Suben en Mostrador neto', cantidad: 2 },
      { texto: 'Bajan en Mostrador neto', cantidad: 1 },
      { texto: 'Se apartan del límite: van a pedir que alguien las confirme', cantidad: 1 },
    ]);
    expect(await motivos(id)).toEqual([
      '7: No existe ese artículo. Importá primero los artículos.',
      '8: Repite el artículo de la fila 2.',
      expect.stringMatching(/^9: /),
      '10: No trae precio: queda el que tiene.',
    ]);
    const [primera] = (await precios.filas(id)).cuerpo.filas;
    expect(primera.cambios).toEqual([{ campo: 'Precio', antes: '100,00', despues: '110,50' }]);
    expect(await vigentes()).toMatchObject({ 'S-1': '100', 'M-1': '100' });
  });

  it('PRE-04 INV-43 becomes a batch: what stands out is ticked, it is approved, applied and taken back', async () => {
    const { cuerpo } = await precios.importar(ARCHIVO, { listaId: netaId });
    expect(cuerpo).toMatchObject({ estado: 'APLICADA', lote: { numero: expect.any(Number) } });
    expect(cuerpo.acciones).not.toContain('revertir');
    const { id } = cuerpo.lote;
    expect(await vigentes()).toMatchObject({ 'S-1': '100', 'M-1': '100' });
    const lote = (await admin.get(`${LOTES}/${id}`)).cuerpo;
    expect(lote).toMatchObject({
      estado: 'SIMULADO',
      regla: { tipo: 'ARCHIVO', archivo: 'precios.csv' },
      totales: { lineas: 4, iguales: 1, suben: 2, bajan: 1, ganan: 1, porConfirmar: 1, sinBase: 0 },
    });
    expect((await caminar(id, 'aprobar')).code).toBe('articulos.lote_por_confirmar');
    await caminar(id, 'lineas', { marca: 'confirmar', cuales: { filtro: {} } });
    await caminar(id, 'aprobar');
    expect(await caminar(id, 'aplicar')).toMatchObject({ estado: 'APLICADO', omitidas: 0 });
    expect(await vigentes()).toEqual({ 'S-1': '110.5', 'B-1': '90', 'I-1': '100', 'M-1': '500', 'N-1': '75' });
    expect(await caminar(id, 'revertir', { motivo: 'Era la de otro mes' })).toMatchObject({ estado: 'REVERTIDO' });
    expect(await vigentes()).toMatchObject({ 'S-1': '100', 'B-1': '100', 'M-1': '100', 'N-1': null });
  });

  it('PRE-09 PRE-14 reads amounts with IVA or in dollars as the lista keeps them, simulating again as well', async () => {
    const archivo = 'codigo;precio;moneda\nS-1;242;\nB-1;10;U$S\n';
    const pedido = { listaId: netaId, precios: { moneda: 'ARS', conIva: true } };
    const sinCotizar = await precios.importar(archivo, pedido);
    expect(await motivos(sinCotizar.cuerpo.id)).toEqual([expect.stringMatching(/^3: No hay cotización del dólar/)]);
    await admin.post('/api/articulos/cotizaciones', {
      moneda: 'USD',
      fecha: '2026-01-05',
      valor: '1210',
      fuente: 'BNA',
    });
    const { cuerpo } = await precios.importar(archivo, pedido);
    const nuevos = async () =>
      (await admin.get(`${LOTES}/${cuerpo.lote.id}/lineas`)).cuerpo.filas.map(
        (linea: { codigo: string; nuevo: { neto: string } }) => [linea.codigo, Number(linea.nuevo.neto)],
      );
    const debidos = [
      ['B-1', 10_000],
      ['S-1', 200],
    ];
    expect(await nuevos()).toEqual(debidos);
    const simulado = await caminar(cuerpo.lote.id, 'simular');
    expect(simulado).toMatchObject({ estado: 'SIMULADO', totales: { lineas: 2 } });
    expect(await nuevos()).toEqual(debidos);
  });

  it('keeps to its file: no other rule takes its place, and no batch by hand says it has one', async () => {
    const { cuerpo } = await precios.importar('codigo;precio\nS-1;130\n', { listaId: netaId });
    const { version } = (await admin.get(`${LOTES}/${cuerpo.lote.id}`)).cuerpo;
    const otra = { regla: { tipo: 'PORCENTAJE', valor: '5' } };
    expect((await admin.patch(`${LOTES}/${cuerpo.lote.id}`, { version, ...otra })).status).toBe(400);
    const redondeo = { paso: '100', modo: 'ARRIBA', terminacion: '0' };
    expect((await admin.patch(`${LOTES}/${cuerpo.lote.id}`, { version, redondeo })).status).toBe(200);
    await caminar(cuerpo.lote.id, 'simular');
    const [linea] = (await admin.get(`${LOTES}/${cuerpo.lote.id}/lineas`)).cuerpo.filas;
    expect(Number(linea.nuevo.neto)).toBe(200);
    const aMano = { motivo: 'A mano', listaIds: [netaId], regla: { tipo: 'ARCHIVO', archivo: 'otro.csv' } };
    expect((await admin.post(LOTES, aMano)).status).toBe(400);
  });

  it('what changes nothing leaves no batch behind', async () => {
    const { cuerpo } = await precios.importar('codigo;precio\nI-1;100\n', { listaId: netaId });
    expect(cuerpo).toMatchObject({ estado: 'APLICADA', sinCambios: 1 });
    expect(cuerpo.lote).toBeUndefined();
    const { rows } = await prueba.pool.query(
      'select from lote_precio_archivo x where not exists (select from lote_precio_linea n where n.lote_id = x.lote_id)',
    );
    expect(rows).toEqual([]);
  });

  it('is refused for a lista whose prices are worked out, and by who may not change prices', async () => {
    const derivada = await admin.post('/api/articulos/listas-de-precio', {
      nombre: 'Gremio',
      derivacion: { base: 'LISTA', listaBaseId: netaId, coeficiente: '0.9' },
    });
    expect(derivada.status).toBe(201);
    const { id } = (await precios.subir('codigo;precio\nS-1;130\n')).cuerpo;
    await precios.cambiar(id, { opciones: { listaId: derivada.cuerpo.id } });
    expect((await precios.hacer(id, 'validar')).cuerpo.fallo).toMatchObject({ code: 'importaciones.lista_calculada' });
    const persona = importadorDe(await prueba.cliente({ permisos: ['importacion.hacer'] }), 'precios');
    const suya = (await persona.subir('codigo;precio\nS-1;130\n')).cuerpo;
    expect((await persona.hacer(suya.id, 'aplicar')).cuerpo.code).toBe('comun.sin_permiso');
  });

  it('PRE-09 its batch says whether some price came in another currency than that of the lista', async () => {
    const dolar = { moneda: 'USD', valor: '1000', fuente: 'BNA' };
    expect((await admin.post('/api/articulos/cotizaciones', dolar)).status).toBe(201);
    for (const [moneda, otra] of [
      ['USD', true],
      ['$', false],
    ]) {
      const { lote } = (await precios.importar(`codigo;precio;moneda\nS-1;7;${moneda}\n`, { listaId: netaId })).cuerpo;
      expect((await admin.get(`${LOTES}/${lote.id}`)).cuerpo).toMatchObject({ archivoEnOtraMoneda: otra });
    }
  });
});
