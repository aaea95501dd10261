import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';
import { AJUSTES, ajustar } from '#stock/ayudas-de-prueba.ts';

let prueba: Prueba;
let admin: Cliente;
let articuloId: string;
let rosario: { sucursalId: string; depositoId: string };
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente({ nombre: 'Julia Páez' });
  articuloId = await sembrarArticulo(prueba.db, { codigo: 'FCD-2211' });
  rosario = await sembrarSucursal(prueba.db, 'Rosario');
  const mover = (dia: string, cantidad: string, costo?: string, depositoId: string = INICIALES.deposito) =>
    ajustar(admin, {
      depositoId,
      fechaEfectiva: dia,
      renglones: [{ articuloId, cantidad, ...(costo ? { costo } : {}) }],
    });
  // On the books in another order than they happened.
  await mover('2026-03-03', '10', '10');
  await mover('2026-03-01', '5', '16');
  await mover('2026-03-05', '-4');
  await mover('2026-03-04', '6', '0', rosario.depositoId);
  const { id } = await mover('2026-03-06', '-1');
  await admin.post(`${AJUSTES}/${id}/revertir`, { version: 2, motivo: 'Apareció' });
});
afterAll(() => prueba.cerrar());

const kardex = async (resto = '', cliente = admin) =>
  (await cliente.get(`/api/stock/kardex?articuloId=${articuloId}${resto}`)).cuerpo;
const cifras = ({ filas }: { filas: { cantidad: string; saldo: string }[] }) =>
  filas.map(({ cantidad, saldo }) => [cantidad, saldo]);
const enSalon = `&depositoId=${INICIALES.deposito}`;

describe('ART-08 the kardex', () => {
  it('tells each movement as it happened, with the balance it left', async () => {
    const { filas, resumen, total } = await kardex(enSalon);
    expect(cifras({ filas })).toEqual([
      ['5', '5'],
      ['10', '15'],
      ['-4', '11'],
      ['-1', '10'],
      ['1', '11'],
    ]);
    expect(resumen).toEqual({ apertura: '0', entradas: '16', salidas: '5', cierre: '11' });
    expect(total).toBe(5);
    expect(filas[0]).toMatchObject({
      fecha: '2026-03-01T03:00:00.000Z',
      tipo: 'AJUSTE',
      depositoId: INICIALES.deposito,
      deposito: 'Salón',
      motivo: 'Rotura',
      quien: 'Julia Páez',
      costoUnitario: '16.00',
      valor: '80.00',
      sinCosto: false,
      revertido: false,
    });
    expect(filas[0].documento).toMatchObject({ tipo: 'AJUSTE', texto: expect.stringMatching(/^AJ \d{4}$/) });
    expect(filas[3]).toMatchObject({ tipo: 'AJUSTE', revertido: true });
    expect(filas[4]).toMatchObject({ tipo: 'REVERSION', nota: 'Apareció', documento: filas[3].documento });
  });

  it('computes the balance over all rows, not over the page, in either order', async () => {
    expect(cifras(await kardex(`${enSalon}&porPagina=2&pagina=2`))).toEqual([
      ['-4', '11'],
      ['-1', '10'],
    ]);
    expect(cifras(await kardex(`${enSalon}&porPagina=2&orden=-fecha`))).toEqual([
      ['1', '11'],
      ['-1', '10'],
    ]);
  });

  it('opens a period with what there was: opening + in − out = closing', async () => {
    const { filas, resumen, total } = await kardex(`${enSalon}&desde=2026-03-03&hasta=2026-03-05`);
    expect(cifras({ filas })).toEqual([
      ['10', '15'],
      ['-4', '11'],
    ]);
    expect(resumen).toEqual({ apertura: '5', entradas: '10', salidas: '4', cierre: '11' });
    expect(total).toBe(2);
    const hasta = await kardex(`${enSalon}&hasta=2026-03-03T03:00:00.000Z`);
    expect(hasta.resumen.cierre).toBe('15');
  });

  it('without a depósito adds up all of them; a sucursal narrows it', async () => {
    expect(cifras(await kardex('&hasta=2026-03-05'))).toEqual([
      ['5', '5'],
      ['10', '15'],
      ['6', '21'],
      ['-4', '17'],
    ]);
    const enRosario = await kardex(`&sucursalId=${rosario.sucursalId}`);
    expect(cifras(enRosario)).toEqual([['6', '6']]);
    expect(enRosario.filas[0]).toMatchObject({ sinCosto: true, costoUnitario: '0.00' });
  });

  it('INV-61 shows only the sucursales someone may see', async () => {
    const central = await prueba.cliente({ permisos: ['stock.ver'], sucursales: [INICIALES.sucursal] });
    expect(cifras(await kardex('', central))).toHaveLength(5);
    expect(cifras(await kardex(`&depositoId=${rosario.depositoId}`, central))).toEqual([]);
    const todas = await prueba.cliente({
      permisos: ['stock.ver', 'stock.ver_otras'],
      sucursales: [INICIALES.sucursal],
    });
    expect(cifras(await kardex('', todas)), 'SCE-06').toHaveLength(6);
    const nadie = await prueba.cliente({ permisos: ['articulo.ver'] });
    expect((await nadie.get(`/api/stock/kardex?articuloId=${articuloId}`)).status).toBe(403);
  });

  it('INV-71 tells no cost to who may not see it, in the answer or in the file', async () => {
    const sinCosto = await prueba.cliente({ permisos: ['stock.ver', 'stock.ver_otras'] });
    for (const fila of (await kardex('', sinCosto)).filas) {
      expect([fila.costoUnitario, fila.valor, fila.sinCosto]).toEqual([null, null, null]);
    }
    const csv = await sinCosto.get(`/api/stock/kardex/exportar?articuloId=${articuloId}`);
    expect(csv.texto).not.toMatch(/costo|valor/i);
    const soloRosario = await prueba.cliente({
      permisos: ['stock.ver', 'stock.ver_otras', 'costo.ver'],
      sucursales: [rosario.sucursalId],
    });
    const filas = (await kardex('', soloRosario)).filas as { depositoId: string; valor: string | null }[];
    for (const { depositoId, valor } of filas) expect(valor !== null).toBe(depositoId === rosario.depositoId);
  });

  it('TD-12 its file brings the columns in view, in the words of the screen', async () => {
    const pedido = 'columnas=saldo,tipo,entra,sale,costo&filtros=tipo:uno:AJUSTE';
    const csv = await admin.get(`/api/stock/kardex/exportar?articuloId=${articuloId}&${pedido}`);
    const [titulos, fila] = csv.texto.replace('\ufeff', '').split('\r\n');
    expect(titulos).toBe('Saldo;Movimiento;Cantidad;Costo unitario');
    expect(fila?.split(';')[1]).toBe('Ajuste');
  });

  it('goes out as CSV with what the filter shows', async () => {
    const csv = await admin.get(`/api/stock/kardex/exportar?articuloId=${articuloId}${enSalon}&desde=2026-03-05`);
    const [titulos = '', ...filas] = csv.texto.trim().split('\r\n');
    expect(titulos.replace('\uFEFF', '').split(';').slice(0, 4)).toEqual([
      'Fecha',
      'Movimiento',
      'Documento',
      'Sucursal',
    ]);
    expect(filas.map((fila) => fila.split(';').slice(7, 9))).toEqual([
      ['-4', '11'],
      ['-1', '10'],
      ['1', '11'],
    ]);
    expect(csv.encabezados['content-disposition']).toContain('kardex.csv');
  });

  it('TD-07 is filtered by each of its columns, also in its file, and balances stay those of the whole ledger', async () => {
    const { filas } = await kardex();
    const documento: string = filas[0].documento.texto;
    /** Which rows of all of them a filter finds, which are those of its file. */
    const con = async (filtros: string, resto = '') => {
      const pedido = `${resto}&filtros=${encodeURIComponent(filtros)}`;
      const halladas = await kardex(pedido);
      const cifrasHalladas = cifras(halladas);
      expect(halladas.total).toBe(cifrasHalladas.length);
      const { texto } = await admin.get(`/api/stock/kardex/exportar?articuloId=${articuloId}${pedido}`);
      expect(
        texto
          .trim()
          .split('\r\n')
          .slice(1)
          .map((fila) => fila.split(';').slice(7, 9)),
      ).toEqual(cifrasHalladas);
      return cifrasHalladas.map(([cantidad, saldo]) => `${cantidad}=${saldo}`);
    };

    expect(await con('tipo:uno:REVERSION')).toEqual(['1=17']);
    expect(await con('tipo:uno:REVERSION,AJUSTE', enSalon)).toHaveLength(5);
    expect(await con(`documento:igual:${documento.toLowerCase().replace(' ', '')}`)).toEqual(['5=5']);
    expect(await con('documento:empieza:aj')).toHaveLength(6);
    expect(await con('motivo:contiene:rotura', enSalon)).toEqual(['5=5', '10=15', '-4=11', '-1=10', '1=11']);
    expect(await con('motivo:lleno;tipo:uno:REVERSION')).toEqual(['1=17']);
    expect(await con('motivo:vacio')).toEqual([]);
    expect(await con('deposito:contiene:rosario')).toEqual(['6=21']);
    expect(await con('entra:entre:5,9.5')).toEqual(['5=5', '6=21']);
    expect(await con('entra:entre:5,9.5', '&orden=-fecha')).toEqual(['6=21', '5=5']);
    expect(await con('entra:vacio')).toEqual(['-4=17', '-1=16']);
    expect(await con('sale:entre:2,')).toEqual(['-4=17']);
    expect(await con('saldo:entre:,16')).toEqual(['5=5', '10=15', '-1=16']);
    expect(await con('quien:contiene:paez;sale:lleno', '&desde=2026-03-06')).toEqual(['-1=16']);
    expect(await con('quien:igual:otro')).toEqual([]);

    const pagina = await kardex('&porPagina=1&pagina=2&filtros=entra:entre:5,9.5');
    expect([cifras(pagina), pagina.total]).toEqual([[['6', '21']], 2]);
    // Who may see one place is told nothing of another one, by whatever it asks.
    const central = await prueba.cliente({ permisos: ['stock.ver'], sucursales: [INICIALES.sucursal] });
    expect(cifras(await kardex('&filtros=deposito:contiene:rosario', central))).toEqual([]);
    for (const filtro of ['costo:entre:1,', 'valor:lleno', 'tipo:contiene:a']) {
      expect((await admin.get(`/api/stock/kardex?articuloId=${articuloId}&filtros=${filtro}`)).status).toBe(400);
    }
  });

  it('TD-07 the sums are of the whole period, which the column of the date narrows as the period does', async () => {
    const { resumen } = await kardex(`${enSalon}&filtros=tipo:uno:REVERSION`);
    expect(resumen).toEqual({ apertura: '0', entradas: '16', salidas: '5', cierre: '11' });
    const deLaColumna = await kardex(`${enSalon}&filtros=fecha:entre:2026-03-03,2026-03-05`);
    expect(deLaColumna).toEqual(await kardex(`${enSalon}&desde=2026-03-03&hasta=2026-03-05`));
    const deLasDos = await kardex(`${enSalon}&desde=2026-03-02&hasta=2026-03-05&filtros=fecha:entre:2026-03-04,`);
    expect(cifras(deLasDos)).toEqual([['-4', '11']]);
    expect(deLasDos.resumen).toEqual({ apertura: '15', entradas: '0', salidas: '4', cierre: '11' });
  });

  it('asks for an artículo, and refuses dates that are none', async () => {
    expect((await admin.get('/api/stock/kardex')).status).toBe(400);
    expect((await admin.get(`/api/stock/kardex?articuloId=${articuloId}&desde=ayer`)).status).toBe(400);
  });
});

it('the balances of several artículos are asked for by name, and of no other', async () => {
  const otroId = await sembrarArticulo(prueba.db);
  const sinNadaId = await sembrarArticulo(prueba.db);
  for (const id of [otroId, await sembrarArticulo(prueba.db)]) {
    await ajustar(admin, { renglones: [{ articuloId: id, cantidad: '7', costo: '1' }] });
  }
  const pedir = (ids: readonly string[]) => admin.get(`/api/stock/saldos?articuloIds=${ids.join()}${enSalon}`);
  const { cuerpo } = await pedir([articuloId, otroId, sinNadaId]);
  const fisicos = new Map(
    cuerpo.filas.map((fila: { articuloId: string; fisico: string }) => [fila.articuloId, fila.fisico]),
  );
  expect(fisicos).toEqual(
    new Map([
      [articuloId, '11'],
      [otroId, '7'],
    ]),
  );
  expect(cuerpo.total).toBe(2);
  expect((await pedir(Array.from({ length: 101 }, () => articuloId))).status).toBe(400);
  expect((await pedir(['nadie'])).status).toBe(400);
});
