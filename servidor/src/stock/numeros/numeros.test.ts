import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';
import { AJUSTES, ajustar, preparar, saldoDe } from '#stock/ayudas-de-prueba.ts';
import {
  cambiarControl,
  dondeEstan,
  ingresar,
  intentarAjuste,
  NUMEROS,
  sembrarConNumeros,
} from './ayudas-de-prueba.ts';
import { verificacionesDeNumeros } from './verificaciones.ts';

let prueba: Prueba;
let admin: Cliente;
let otroDeposito: string;
const sembrar = (control: 'LOTE' | 'SERIE' | 'OBLEA', datos = {}) =>
  sembrarConNumeros({ db: prueba.db, cliente: admin }, control, datos);
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  otroDeposito = (await sembrarSucursal(prueba.db, 'Rosario')).depositoId;
});
afterAll(async () => {
  for (const { titulo, consulta } of verificacionesDeNumeros) expect(await consulta(prueba.db), titulo).toEqual([]);
  await prueba.cerrar();
});

describe('ART-24 an artículo that keeps serial numbers', () => {
  it('does not move without them, nor with others than as many as move', async () => {
    const articuloId = await sembrar('SERIE', { codigo: 'ALT-90A' });
    expect(await intentarAjuste(admin, { articuloId, cantidad: '2' })).toMatchObject({
      status: 409,
      cuerpo: { code: 'stock.faltan_numeros', data: { codigos: ['ALT-90A'] } },
    });
    const mal = await intentarAjuste(admin, { articuloId, cantidad: '2', numeros: [{ numero: 'S1' }] });
    expect(mal.cuerpo.title).toBe('Revisá los números: los números de ALT-90A no suman la cantidad que se mueve.');
    const doble = await intentarAjuste(admin, {
      articuloId,
      cantidad: '2',
      numeros: [{ numero: 'S1', cantidad: '2' }],
    });
    expect(doble.cuerpo.data.fallas).toMatchObject([{ clase: 'DE_A_UNO', numero: 'S1' }]);
    expect(await saldoDe(prueba.db, articuloId)).toEqual([0, 0]);
    expect(await dondeEstan(admin, articuloId)).toEqual([]);
  });

  it('says where each one is, in any spelling, and where it has been', async () => {
    const articuloId = await sembrar('SERIE');
    await ingresar(admin, articuloId, ['SN-001', 'SN-002'], otroDeposito);
    await ajustar(admin, {
      depositoId: otroDeposito,
      renglones: [{ articuloId, cantidad: '-1', numeros: [{ numero: 'sn 001' }] }],
    });
    await ingresar(admin, articuloId, ['SN001']);
    expect(await dondeEstan(admin, articuloId)).toEqual(['SN-001 1 Salón', 'SN-002 1 Salón Rosario']);

    const hallado = (await admin.get(`${NUMEROS}?buscar=sn00&articuloId=${articuloId}`)).cuerpo.filas[0];
    expect(hallado).toMatchObject({ numero: 'SN-001', control: 'SERIE', vence: null });
    const { historia } = (await admin.get(`${NUMEROS}/${hallado.id}`)).cuerpo;
    expect(historia).toMatchObject([
      { deposito: 'Salón', cantidad: '1', tipo: 'AJUSTE', para: null },
      { deposito: 'Salón Rosario', cantidad: '-1' },
      { deposito: 'Salón Rosario', cantidad: '1', documento: { tipo: 'AJUSTE' } },
    ]);
    expect(
      (await admin.get(`${NUMEROS}?articuloId=${articuloId}&depositoId=${otroDeposito}&enStock=true`)).cuerpo,
    ).toMatchObject({ total: 1, filas: [{ numero: 'SN-002' }] });
  });

  it('INV-27 takes one in that is already there only once it has left, and out only from where it is', async () => {
    const articuloId = await sembrar('SERIE');
    await ingresar(admin, articuloId, ['U1']);
    const repetido = await intentarAjuste(
      admin,
      { articuloId, cantidad: '1', numeros: [{ numero: 'u-1' }] },
      otroDeposito,
    );
    expect(repetido.cuerpo.data.fallas).toMatchObject([{ clase: 'OCUPADO', numero: 'U1' }]);
    const dosVeces = await intentarAjuste(admin, {
      ...{ articuloId, cantidad: '2' },
      numeros: [{ numero: 'U9' }, { numero: 'u9' }],
    });
    expect(dosVeces.cuerpo.data.fallas).toMatchObject([{ clase: 'OCUPADO' }]);
    await ingresar(admin, articuloId, ['U2'], otroDeposito);
    const ajeno = await intentarAjuste(admin, { articuloId, cantidad: '-1', numeros: [{ numero: 'U2' }] });
    expect(ajeno.cuerpo.data.fallas).toMatchObject([{ clase: 'NO_ESTA', numero: 'U2' }]);
    const nadie = await intentarAjuste(admin, { articuloId, cantidad: '-1', numeros: [{ numero: 'U3' }] });
    expect(nadie.cuerpo.data.fallas).toMatchObject([{ clase: 'NO_ESTA', numero: 'U3' }]);
  });

  it('INV-27 two take the same number in at once, in two depósitos: one does', async () => {
    const articuloId = await sembrar('SERIE');
    // One that was never there, and one that was, and left.
    await ingresar(admin, articuloId, ['C4', 'C5', 'C6']);
    const salen = ['C4', 'C5', 'C6'].map((numero) => ({ numero }));
    await ajustar(admin, { renglones: [{ articuloId, cantidad: '-3', numeros: salen }] });
    for (const numero of ['C1', 'C2', 'C3', 'C4', 'C5', 'C6']) {
      const renglones = [{ articuloId, cantidad: '1', numeros: [{ numero }] }];
      const borradores = [
        await preparar(admin, { renglones }),
        await preparar(admin, { depositoId: otroDeposito, renglones }),
      ];
      const estados = await Promise.all(
        borradores.map(async ({ id }) => (await admin.post(`${AJUSTES}/${id}/aplicar`, { version: 1 })).status),
      );
      expect(estados.toSorted()).toEqual([200, 409]);
    }
    expect(await dondeEstan(admin, articuloId)).toHaveLength(6);
  });

  it('INV-07 is reverted with its numbers, while they are still there', async () => {
    const articuloId = await sembrar('SERIE');
    const uno = await ingresar(admin, articuloId, ['R1', 'R2']);
    const otro = await ingresar(admin, articuloId, ['R3']);
    const revertir = ({ id }: { id: string }) => admin.post(`${AJUSTES}/${id}/revertir`, { version: 2 });
    expect((await revertir(otro)).status).toBe(200);
    expect(await dondeEstan(admin, articuloId)).toEqual(['R1 1 Salón', 'R2 1 Salón', 'R3']);
    await ajustar(admin, { renglones: [{ articuloId, cantidad: '-1', numeros: [{ numero: 'R1' }] }] });
    await ingresar(admin, articuloId, ['R4']);
    expect((await revertir(uno)).cuerpo.data.fallas).toMatchObject([{ clase: 'NO_ESTA', numero: 'R1' }]);
  });

  it('keeps in the draft what was typed, until something else is', async () => {
    const articuloId = await sembrar('SERIE');
    const borrador = await preparar(admin, { renglones: [{ articuloId, cantidad: '1', numeros: [{ numero: 'D1' }] }] });
    expect(borrador.renglones).toMatchObject([{ control: 'SERIE', numeros: [{ numero: 'D1', cantidad: '1' }] }]);
    const renglones = [{ id: borrador.renglones[0].id, articuloId, cantidad: '2' }];
    const cambiado = await admin.patch(`${AJUSTES}/${borrador.id}`, { version: 1, renglones });
    expect(cambiado.cuerpo.renglones).toMatchObject([{ cantidad: '2', numeros: [{ numero: 'D1' }] }]);
    const actividad = await admin.get(`/api/actividad/ajuste/${borrador.id}`);
    expect(actividad.texto).toContain('números');
  });
});

describe('ART-24 an artículo that keeps lots', () => {
  it('takes part of each, and each has the day it expires from when it first came in', async () => {
    const articuloId = await sembrar('LOTE', { decimales: 2 });
    const entra = (numero: string, cantidad: string, vence?: string) =>
      intentarAjuste(admin, { articuloId, cantidad, numeros: [{ numero, cantidad, ...(vence ? { vence } : {}) }] });
    expect((await entra('L2', '4.5', '2027-03-01')).status).toBe(200);
    expect((await entra('L1', '2', '2026-12-01')).status).toBe(200);
    expect((await entra('L2', '1')).status).toBe(200);
    expect((await entra('L2', '1', '2028-01-01')).cuerpo.data.fallas).toMatchObject([{ clase: 'VENCE_DISTINTO' }]);
    await ajustar(admin, {
      renglones: [
        {
          ...{ articuloId, cantidad: '-3.25' },
          numeros: [
            { numero: 'L1', cantidad: '2' },
            { numero: 'L2', cantidad: '1.25' },
          ],
        },
      ],
    });
    expect(await dondeEstan(admin, articuloId)).toEqual(['L1', 'L2 4.25 Salón']);
    const { filas } = (await admin.get(`${NUMEROS}?articuloId=${articuloId}&orden=-vence`)).cuerpo;
    expect(filas).toMatchObject([{ vence: '2027-03-01' }, { vence: '2026-12-01' }]);
  });
});

describe('INV-28 an oblea', () => {
  it('is of one artículo alone', async () => {
    const [faro, optica] = [await sembrar('OBLEA', { codigo: 'FARO-U' }), await sembrar('OBLEA', { codigo: 'OPT-U' })];
    await ingresar(admin, faro, ['RUDAC 7']);
    const ajena = await intentarAjuste(admin, { articuloId: optica, cantidad: '1', numeros: [{ numero: 'RUDAC-7' }] });
    expect(ajena.cuerpo.data.fallas).toEqual([{ clase: 'DE_OTRO', codigo: 'OPT-U', numero: 'RUDAC-7' }]);
  });

  it('is not made of a number that was the oblea of another one', async () => {
    const [espejo, luneta] = [await sembrar('OBLEA'), await sembrar('SERIE', { codigo: 'LUN-U' })];
    await ingresar(admin, espejo, ['RUDAC 9']);
    await ingresar(admin, luneta, ['RUDAC 9']);
    await ajustar(admin, { renglones: [{ articuloId: luneta, cantidad: '-1', numeros: [{ numero: 'RUDAC 9' }] }] });
    const { cuerpo } = await admin.get(`/api/articulos/${luneta}`);
    expect(await cambiarControl(admin, luneta, 'OBLEA', cuerpo.version)).toMatchObject({
      status: 409,
      cuerpo: { code: 'articulos.obleas_de_otro', data: { codigo: 'LUN-U' } },
    });
  });
});

describe('what an artículo asks', () => {
  it('changes only while there is none of it', async () => {
    const articuloId = await sembrarArticulo(prueba.db, { codigo: 'BAT-1' });
    await ajustar(admin, { renglones: [{ articuloId, cantidad: '3' }] });
    expect(await cambiarControl(admin, articuloId, 'SERIE')).toMatchObject({
      status: 409,
      cuerpo: { code: 'articulos.control_con_stock', data: { codigo: 'BAT-1', hay: '3' } },
    });
    await ajustar(admin, { renglones: [{ articuloId, cantidad: '-3' }] });
    expect((await cambiarControl(admin, articuloId, 'SERIE')).cuerpo).toEqual({ id: articuloId, version: 2 });
    expect((await admin.get(`/api/articulos/${articuloId}`)).cuerpo.control).toBe('SERIE');
    expect((await cambiarControl(admin, articuloId, 'LOTE')).cuerpo.code).toBe('comun.version_vieja');
    await ingresar(admin, articuloId, ['B1']);
    expect((await cambiarControl(admin, articuloId, 'NINGUNO', 2)).cuerpo.code).toBe('articulos.control_con_stock');
    const tipo = await admin.patch(`/api/articulos/${await sembrar('LOTE')}`, { version: 2, tipo: 'SERVICIO' });
    expect(tipo).toMatchObject({ status: 409, cuerpo: { code: 'articulos.control_no_admitido' } });
  });

  it('is of products, and what names one thing of what is counted one by one', async () => {
    const servicio = await sembrarArticulo(prueba.db, { tipo: 'SERVICIO' });
    const metro = await sembrarArticulo(prueba.db, { decimales: 2 });
    for (const [articuloId, control] of [
      [servicio, 'LOTE'],
      [metro, 'SERIE'],
    ] as const) {
      expect((await cambiarControl(admin, articuloId, control)).cuerpo.code).toBe('articulos.control_no_admitido');
    }
    expect(
      (await intentarAjuste(admin, { articuloId: metro, cantidad: '1', numeros: [{ numero: 'X' }] })).cuerpo,
    ).toMatchObject({ code: 'stock.numeros_con_reparos', data: { fallas: [{ clase: 'SIN_CONTROL' }] } });
  });

  it('one asks for numbers while another takes it in without: one of them does', async () => {
    for (let i = 0; i < 3; i += 1) {
      const articuloId = await sembrarArticulo(prueba.db);
      const { id } = await preparar(admin, { renglones: [{ articuloId, cantidad: '1' }] });
      const [control, ajuste] = await Promise.all([
        cambiarControl(admin, articuloId, 'SERIE'),
        admin.post(`${AJUSTES}/${id}/aplicar`, { version: 1 }),
      ]);
      expect([control.status, ajuste.status].toSorted()).toEqual([200, 409]);
    }
  });
});

it('ART-24 what a draft said of numbers goes when its artículo keeps none any more', async () => {
  const articuloId = await sembrar('SERIE', { codigo: 'YA-NO' });
  const borrador = await preparar(admin, { renglones: [{ articuloId, cantidad: '1', numeros: [{ numero: 'Y1' }] }] });
  await cambiarControl(admin, articuloId, 'NINGUNO', 2);
  const aplicar = (version: number) => admin.post(`${AJUSTES}/${borrador.id}/aplicar`, { version });
  expect((await aplicar(1)).cuerpo.title).toBe('Revisá los números: YA-NO no lleva números.');
  const renglones = [{ id: borrador.renglones[0].id, articuloId, cantidad: '1' }];
  const guardado = await admin.patch(`${AJUSTES}/${borrador.id}`, { version: 1, renglones });
  expect(guardado.cuerpo.renglones).toMatchObject([{ control: 'NINGUNO', numeros: [] }]);
  expect((await aplicar(2)).status).toBe(200);
});

it('ART-24 what it keeps no more comes back without numbers when what took it out is reverted', async () => {
  const articuloId = await sembrar('SERIE');
  await ingresar(admin, articuloId, ['Z1']);
  const salida = await ajustar(admin, { renglones: [{ articuloId, cantidad: '-1', numeros: [{ numero: 'Z1' }] }] });
  expect((await cambiarControl(admin, articuloId, 'NINGUNO', 2)).status).toBe(200);
  const vuelta = await admin.post(`${AJUSTES}/${salida.id}/revertir`, { version: 2 });
  expect(vuelta.status, vuelta.texto).toBe(200);
  expect(await saldoDe(prueba.db, articuloId)).toEqual([1, 0]);
  expect(await dondeEstan(admin, articuloId)).toEqual(['Z1']);
});

it('ART-24 who sees the stock of one sucursal alone does not find numbers that were never there', async () => {
  const articuloId = await sembrar('SERIE');
  await ingresar(admin, articuloId, ['V1'], otroDeposito);
  const { id } = (await admin.get(`${NUMEROS}?articuloId=${articuloId}`)).cuerpo.filas[0];
  const suyo = await prueba.cliente({ permisos: ['stock.ver'], sucursales: [INICIALES.sucursal] });
  expect((await suyo.get(`${NUMEROS}?articuloId=${articuloId}`)).cuerpo.filas).toEqual([]);
  expect((await suyo.get(`${NUMEROS}/${id}`)).status).toBe(404);
});
