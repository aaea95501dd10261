import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';
import { ajustar } from '#stock/ayudas-de-prueba.ts';
import * as stock from '#stock/index.ts';

const RUTA = '/api/stock/centralizado';
let prueba: Prueba;
let admin: Cliente;
let rosario: { sucursalId: string; depositoId: string };
const ids: Record<string, string> = {};

beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  rosario = await sembrarSucursal(prueba.db, 'Rosario');
  const cuarentena = uuidv7();
  await prueba.db
    .insertInto('deposito')
    .values({
      id: cuarentena,
      sucursal_id: rosario.sucursalId,
      codigo: 'CUA',
      nombre: 'Cuarentena',
      clase: 'CUARENTENA',
      virtual: false,
    })
    .execute();
  for (const codigo of ['A-CERO', 'B-FILTRO', 'C-NEGATIVO', 'D-PASADO']) {
    // Through its own door, so that the search knows it.
    const { cuerpo } = await admin.post('/api/articulos', { codigo, descripcion: `Cosa ${codigo}` });
    ids[codigo] = cuerpo.id;
  }
  await prueba.db.updateTable('articulo').set({ permite_negativo: true }).where('codigo', '=', 'C-NEGATIVO').execute();
  await sembrarArticulo(prueba.db, { codigo: 'E-SERVICIO', tipo: 'SERVICIO' });
  await sembrarArticulo(prueba.db, { codigo: 'F-INACTIVO', estado: 'INACTIVO' });
  const mover = (codigo: string, depositoId: string, cantidad: string, dia?: string) =>
    ajustar(admin, {
      depositoId,
      ...(dia ? { fechaEfectiva: dia } : {}),
      renglones: [{ articuloId: ids[codigo] ?? '', cantidad, ...(Number(cantidad) > 0 ? { costo: '10' } : {}) }],
    });
  await mover('B-FILTRO', INICIALES.deposito, '26', '2026-01-10');
  await mover('B-FILTRO', rosario.depositoId, '11', '2026-02-10');
  await mover('B-FILTRO', cuarentena, '3', '2026-02-10');
  await mover('C-NEGATIVO', rosario.depositoId, '-1', '2026-02-10');
  await mover('D-PASADO', INICIALES.deposito, '5', '2026-02-20');
  await mover('D-PASADO', INICIALES.deposito, '-5', '2026-02-10');
  await prueba.db.transaction().execute(async (tx) => {
    const par = { articuloId: ids['B-FILTRO'] ?? '', depositoId: INICIALES.deposito };
    await stock.bloquearSaldos(tx, [par]);
    const documento = { tipo: 'NOTA' as const, id: uuidv7(), linea: uuidv7() };
    await stock.reservar(tx, [{ ...par, decimales: 0, cantidad: '2', documento }]);
  });
});
afterAll(() => prueba.cerrar());

type Fila = { codigo: string; celdas: { fisico: string; reservado: string; disponible: string }[]; total: object };
const ver = async (resto = '', cliente = admin) => (await cliente.get(`${RUTA}?${resto}`)).cuerpo;
const codigos = ({ filas }: { filas: Fila[] }) => filas.map(({ codigo }) => codigo);

describe('SCE-01 the matrix artículo × sucursal', () => {
  it('brings every artículo with what it has in each sucursal, and what it adds up to', async () => {
    const { filas, columnas, total, totalExacto } = await ver();
    expect(
      columnas.map(({ nombre, depositos }: { nombre: string; depositos: unknown[] }) => [nombre, depositos.length]),
    ).toEqual([
      ['Casa Central', 1],
      ['Rosario', 2],
    ]);
    expect(codigos({ filas })).toEqual(['A-CERO', 'B-FILTRO', 'C-NEGATIVO', 'D-PASADO']);
    expect([total, totalExacto]).toEqual([4, true]);
    const filtro = filas[1];
    expect(
      filtro.celdas.map(({ fisico, reservado, disponible }: Fila['celdas'][number]) => [fisico, reservado, disponible]),
    ).toEqual([
      ['26', '2', '24'],
      ['14', '0', '11'],
    ]);
    expect(filtro.total, 'INV-16 what waits in quarantine cannot be promised').toEqual({
      fisico: '40',
      reservado: '2',
      disponible: '35',
      enTransito: '0',
    });
    expect(filas[0].total).toEqual({ fisico: '0', reservado: '0', disponible: '0', enTransito: '0' });
  });

  it('pages, orders and searches on the server', async () => {
    expect(codigos(await ver('porPagina=2&pagina=2'))).toEqual(['C-NEGATIVO', 'D-PASADO']);
    expect(codigos(await ver('orden=-descripcion&porPagina=1'))).toEqual(['D-PASADO']);
    expect(codigos(await ver('buscar=b-fil'))).toEqual(['B-FILTRO']);
    expect(codigos(await ver('buscar=%25'))).toEqual([]);
  });

  it('narrows to a depósito', async () => {
    const { filas, columnas } = await ver(`depositoId=${rosario.depositoId}&buscar=BFILTRO`);
    expect(columnas).toHaveLength(1);
    expect(filas[0].total).toEqual({ fisico: '11', reservado: '0', disponible: '11', enTransito: '0' });
  });
});

describe('TD-07 each column of the matrix filtered by itself', () => {
  const CENTRAL = INICIALES.sucursal;
  const con = async (filtros: string, mas = '', quien = admin) =>
    codigos(await ver(`filtros=${encodeURIComponent(filtros)}${mas}`, quien));

  it('asks of texts', async () => {
    expect(await con('codigo:empieza:c neg')).toEqual(['C-NEGATIVO']);
    expect(await con('codigo:contiene:o')).toEqual(['A-CERO', 'B-FILTRO', 'C-NEGATIVO', 'D-PASADO']);
    expect(await con('descripcion:igual:cosa b filtro')).toEqual(['B-FILTRO']);
    expect(await con('descripcion:contiene:filtro', '&vista=cero')).toEqual([]);
  });

  it('asks of what a sucursal has and of what they all have; without a row there is nothing', async () => {
    expect(await con(`fisico-${CENTRAL}:entre:1,`)).toEqual(['B-FILTRO']);
    expect(await con(`reservado-${CENTRAL}:entre:2,2;fisico:entre:40,40`)).toEqual(['B-FILTRO']);
    expect(await con(`disponible-${rosario.sucursalId}:entre:,-1`)).toEqual(['C-NEGATIVO']);
    expect(await con(`fisico-${rosario.sucursalId}:entre:14,14;disponible-${rosario.sucursalId}:entre:11,11`)).toEqual([
      'B-FILTRO',
    ]);
    expect(await con('disponible:entre:35,35')).toEqual(['B-FILTRO']);
    expect(await con('fisico:entre:0,0')).toEqual(['A-CERO', 'D-PASADO']);
    expect(await con('disponible:entre:,0')).toEqual(['A-CERO', 'C-NEGATIVO', 'D-PASADO']);
  });

  it('asks the same of a past day as that day shows', async () => {
    const dia = '2026-02-15';
    const { filas } = await ver(`al=${dia}`);
    for (const cifra of ['fisico', 'disponible'] as const) {
      for (const { codigo, total } of filas as { codigo: string; total: Record<typeof cifra, string> }[]) {
        expect(await con(`${cifra}:entre:${total[cifra]},${total[cifra]}`, `&al=${dia}`)).toContain(codigo);
      }
    }
    expect(await con('fisico:entre:,-5', `&al=${dia}`)).toEqual(['D-PASADO']);
  });

  it('INV-61 counts nothing of a sucursal that the person may not see', async () => {
    const ajena = await prueba.cliente({ permisos: ['stock.ver'], sucursales: [CENTRAL] });
    const deRosario = `fisico-${rosario.sucursalId}`;
    expect(await con(`${deRosario}:entre:1,`, '', ajena)).toEqual([]);
    expect(await con(`${deRosario}:entre:0,0;codigo:contiene:filtro`, '', ajena)).toEqual(['B-FILTRO']);
  });

  it('goes with the count and the file, whose columns are those asked for', async () => {
    expect(await ver('filtros=fisico:entre:1,&contar=exacto')).toMatchObject({ total: 1, totalExacto: true });
    const { texto } = await admin.get(
      `${RUTA}/exportar?filtros=fisico:entre:1,&columnas=disponible,fisico-${CENTRAL},codigo`,
    );
    expect(texto.replace('\ufeff', '').trim().split('\r\n')).toEqual([
      'Total disponible;Casa Central físico;Código',
      '35;26;B-FILTRO',
    ]);
    expect((await admin.get(`${RUTA}?filtros=reservado:entre:1,`)).status).toBe(400);
  });
});

describe('SCE-07 views', () => {
  it('negativos: less than nothing in some depósito', async () => {
    expect(codigos(await ver('vista=negativos'))).toEqual(['C-NEGATIVO']);
    expect(codigos(await ver(`vista=negativos&depositoId=${INICIALES.deposito}`))).toEqual([]);
  });

  it('cero: nothing anywhere, or nothing where one looks', async () => {
    expect(codigos(await ver('vista=cero'))).toEqual(['A-CERO', 'D-PASADO']);
    expect(codigos(await ver(`vista=cero&depositoId=${INICIALES.deposito}`))).toEqual([
      'A-CERO',
      'C-NEGATIVO',
      'D-PASADO',
    ]);
  });

  it('are counted beside their names, with the value at average cost', async () => {
    expect((await admin.get(`${RUTA}/resumen`)).cuerpo).toEqual({
      articulos: 4,
      negativos: 1,
      valor: '400.00',
    });
    const sinCosto = await prueba.cliente({ rol: 'vendedor' });
    expect((await sinCosto.get(`${RUTA}/resumen`)).cuerpo.valor, 'INV-71').toBeNull();
    const unaSola = await prueba.cliente({ rol: 'encargado', sucursales: [INICIALES.sucursal] });
    expect(
      (await unaSola.get(`${RUTA}/resumen`)).cuerpo.valor,
      'sees all stock, but costs of one sucursal only',
    ).toBeNull();
    expect((await unaSola.get(`${RUTA}/resumen?sucursalId=${INICIALES.sucursal}`)).cuerpo.valor).toBe('260.00');
  });

  it('GAP-21 are valued by both clocks when that is asked for', async () => {
    const valuar = async (filtro = '', quien = admin) => {
      const { valor, reposicion } = (await quien.get(`${RUTA}/resumen?relojes=true${filtro}`)).cuerpo;
      return [valor, reposicion];
    };
    expect(await valuar(), 'what nobody knows the cost of is worth the same').toEqual(['400.00', '400.00']);
    await sql`
      update articulo set costo_reposicion = 100, costo_reposicion_moneda = 'ARS', costo_reposicion_fecha = date_trunc('milliseconds', now()),
                          costo_reposicion_origen = 'Lista'`.execute(prueba.db);
    const { rows } = await sql<{ enTotal: string; enUna: string }>`
      select round(sum(fisico) * 100, 2) as "enTotal",
             round(sum(fisico) filter (where deposito_id = ${INICIALES.deposito}) * 100, 2) as "enUna"
      from saldo_stock`.execute(prueba.db);
    expect(await valuar()).toEqual(['400.00', rows[0]?.enTotal]);
    expect((await valuar(`&depositoId=${INICIALES.deposito}`))[1]).toBe(rows[0]?.enUna);
    expect(await valuar('', await prueba.cliente({ rol: 'vendedor' })), 'INV-71').toEqual([null, null]);
  });
});

describe('SCE-03 a past date', () => {
  it('shows what there was then, by when things happened', async () => {
    const { filas } = await ver('al=2026-01-31&buscar=B-FILTRO');
    expect(filas[0].total).toEqual({ fisico: '26', reservado: '0', disponible: '26', enTransito: '0' });
    expect(codigos(await ver('al=2026-01-31&vista=cero'))).toEqual(['A-CERO', 'C-NEGATIVO', 'D-PASADO', 'F-INACTIVO']);
    const csv = await admin.get(`${RUTA}/exportar?al=2026-01-31&vista=cero`);
    expect(csv.texto.trim().split('\r\n')).toHaveLength(5);
  });

  it('acordado 14 a past balance may have been negative: it is shown and listed', async () => {
    expect(codigos(await ver('al=2026-02-15&vista=negativos'))).toEqual(['C-NEGATIVO', 'D-PASADO']);
    const { filas } = await ver('al=2026-02-15&buscar=D-PASADO');
    expect(filas[0].total.fisico).toBe('-5');
  });
});

describe('SCE-02 every number is explainable', () => {
  it('tells behind a reservado for whom and since when', async () => {
    const { cuerpo } = await admin.get(
      `/api/stock/reservas?articuloId=${ids['B-FILTRO']}&sucursalId=${INICIALES.sucursal}`,
    );
    expect(cuerpo.filas).toMatchObject([{ cantidad: '2', deposito: 'Salón', documento: { tipo: 'NOTA' }, para: null }]);
    expect(Date.parse(cuerpo.filas[0].desde)).toBeLessThanOrEqual(Date.now());
  });
});

describe('balances', () => {
  it('come by artículo and depósito, today and as of a moment', async () => {
    const saldos = async (resto: string) =>
      (await admin.get(`/api/stock/saldos?articuloId=${ids['B-FILTRO']}&depositoId=${INICIALES.deposito}${resto}`))
        .cuerpo.filas;
    expect(await saldos('')).toMatchObject([
      { articuloId: ids['B-FILTRO'], depositoId: INICIALES.deposito, fisico: '26', reservado: '2', disponible: '24' },
    ]);
    expect(await saldos('&al=2026-01-09')).toMatchObject([{ fisico: '0', reservado: '0', disponible: '0' }]);
    expect(await saldos('&al=2026-01-10')).toMatchObject([{ fisico: '26', reservado: '0' }]);
  });

  it('promise nothing where nothing is sold from', async () => {
    const { cuerpo } = await admin.get(
      `/api/stock/saldos?articuloId=${ids['B-FILTRO']}&sucursalId=${rosario.sucursalId}`,
    );
    expect(cuerpo.filas.map((f: { fisico: string; disponible: string }) => [f.fisico, f.disponible]).sort()).toEqual([
      ['11', '11'],
      ['3', '0'],
    ]);
  });
});

describe('INV-61 sucursales', () => {
  it('someone of one sucursal sees that one, unless allowed to see the others', async () => {
    const suyo = await prueba.cliente({ permisos: ['stock.ver'], sucursales: [rosario.sucursalId] });
    const { filas, columnas } = await ver('buscar=B-FILTRO', suyo);
    expect(columnas.map(({ nombre }: { nombre: string }) => nombre)).toEqual(['Rosario']);
    expect(filas[0].total.fisico).toBe('14');
    expect((await suyo.get(`/api/stock/saldos?depositoId=${INICIALES.deposito}`)).cuerpo.filas).toEqual([]);
    expect((await suyo.get(`/api/stock/reservas?depositoId=${INICIALES.deposito}`)).cuerpo.filas).toEqual([]);
    expect((await suyo.get(`${RUTA}/exportar`)).texto).not.toContain('Casa Central');

    const todas = await prueba.cliente({
      permisos: ['stock.ver', 'stock.ver_otras'],
      sucursales: [rosario.sucursalId],
    });
    expect((await ver('', todas)).columnas, 'SCE-06').toHaveLength(2);
  });

  it('without stock.ver nothing of stock is told', async () => {
    const nadie = await prueba.cliente({ permisos: ['articulo.ver', 'nota.ver'] });
    for (const ruta of [
      'centralizado',
      'centralizado/resumen',
      'centralizado/exportar',
      'saldos',
      'saldos/exportar',
      'reservas',
    ]) {
      expect((await nadie.get(`/api/stock/${ruta}`)).status).toBe(403);
    }
  });
});

it('goes out as CSV with a column per sucursal and a decimal comma', async () => {
  const csv = await admin.get(`${RUTA}/exportar?vista=negativos`);
  const [titulos = '', fila = ''] = csv.texto.trim().split('\r\n');
  expect(titulos).toContain(
    'Casa Central físico;Casa Central reservado;Casa Central disponible;Casa Central en tránsito;Rosario físico',
  );
  expect(fila).toBe('C-NEGATIVO;Cosa C-NEGATIVO;U;0;0;0;0;-1;0;-1;0;-1;0;-1;0');
  const saldos = await admin.get(`/api/stock/saldos/exportar?articuloId=${ids['C-NEGATIVO']}`);
  expect(saldos.texto.trim().split('\r\n')).toHaveLength(2);
});
