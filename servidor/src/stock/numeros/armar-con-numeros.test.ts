import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo } from '#prueba/semillas.ts';
import { verificacionesDeStock } from '#stock/index.ts';
import { dondeEstan, ingresar, intentarAjuste, NUMEROS, sembrarConNumeros } from './ayudas-de-prueba.ts';

const ESTRUCTURAS = '/api/articulos/estructuras';

let prueba: Prueba;
let admin: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
});
afterAll(async () => {
  for (const { titulo, consulta } of verificacionesDeStock) expect(await consulta(prueba.db), titulo).toEqual([]);
  await prueba.cerrar();
});

const sembrar = (control: 'LOTE' | 'SERIE' | 'OBLEA', codigo: string) =>
  sembrarConNumeros({ db: prueba.db, cliente: admin }, control, { codigo });
const armar = (estructuraId: string, cuerpo: object) =>
  admin.post(`${ESTRUCTURAS}/${estructuraId}/armado`, {
    ...{ sentido: 'ARMAR', cantidad: '1', depositoId: INICIALES.deposito, ...cuerpo },
  });
const de = (articuloId: string, ...numeros: string[]) => ({
  articuloId,
  numeros: numeros.map((numero) => ({ numero })),
});

const una = (componenteId: string, cantidad = '1') => ({ componenteId, cantidad });

/** An estructura in force. */
async function regir(articuloId: string, lineas: readonly ReturnType<typeof una>[]): Promise<string> {
  const { cuerpo } = await admin.post(ESTRUCTURAS, { articuloId, lineas });
  const accion = { version: cuerpo.version, accion: 'poner_vigente' };
  expect((await admin.post(`${ESTRUCTURAS}/${cuerpo.id}/estado`, accion)).status).toBe(200);
  return cuerpo.id;
}

/** A motor of two pistons with a serial number and grease by lots, and what there is of them. */
async function motor(codigo: string) {
  const [articulo, piston, grasa] = [
    await sembrar('SERIE', codigo),
    await sembrar('SERIE', `${codigo}-PI`),
    await sembrar('LOTE', `${codigo}-GR`),
  ];
  await ingresar(admin, piston, ['P1', 'P2', 'P3']);
  await intentarAjuste(admin, { articuloId: grasa, cantidad: '5', numeros: [{ numero: 'L1', cantidad: '5' }] });
  const id = await regir(articulo, [una(piston, '2'), una(grasa, '2')]);
  return { articulo, piston, grasa, id };
}

describe('ART-24 INV-26 an order of what keeps numbers', () => {
  it('takes those it says, gives one to what it makes, and the history of each tells of it', async () => {
    const { articulo, piston, grasa, id } = await motor('MO-1');
    const plan = (await admin.get(`${ESTRUCTURAS}/${id}/armado`)).cuerpo;
    const controles = Object.fromEntries(
      plan.conNumeros.map(({ codigo, control }: { codigo: string; control: string }) => [codigo, control]),
    );
    expect(controles).toEqual({ 'MO-1': 'SERIE', 'MO-1-PI': 'SERIE', 'MO-1-GR': 'LOTE' });

    expect((await armar(id, {})).cuerpo).toMatchObject({
      code: 'stock.faltan_numeros',
      data: { codigos: ['MO-1', 'MO-1-GR', 'MO-1-PI'] },
    });
    const lote = { articuloId: grasa, numeros: [{ numero: 'L1', cantidad: '2' }] };
    const sinUno = await armar(id, { numeros: [de(articulo, 'M1'), de(piston, 'P1'), lote] });
    expect(sinUno.cuerpo.data.fallas).toEqual([{ clase: 'NO_CUADRAN', codigo: 'MO-1-PI', numero: '' }]);
    const ajeno = await armar(id, { numeros: [de(INICIALES.deposito, 'X')] });
    expect(ajeno).toMatchObject({ status: 400, cuerpo: { issues: [{ path: ['numeros', 0, 'articuloId'] }] } });
    expect(await dondeEstan(admin, articulo)).toEqual([]);

    const hecho = await armar(id, { numeros: [de(articulo, 'M1'), de(piston, 'p1', 'P3'), lote] });
    expect(hecho.status, hecho.texto).toBe(201);
    expect(hecho.cuerpo.movidos).toMatchObject([
      { codigo: 'MO-1', numeros: ['M1'] },
      { codigo: 'MO-1-PI', numeros: ['P1', 'P3'] },
      { codigo: 'MO-1-GR', numeros: ['L1'] },
    ]);
    expect(await dondeEstan(admin, articulo)).toEqual(['M1 1 Salón']);
    expect(await dondeEstan(admin, piston)).toEqual(['P1', 'P2 1 Salón', 'P3']);
    expect(await dondeEstan(admin, grasa)).toEqual(['L1 3 Salón']);
    const [{ id: numeroId }] = (await admin.get(`${NUMEROS}?articuloId=${piston}&buscar=P3`)).cuerpo.filas;
    expect((await admin.get(`${NUMEROS}/${numeroId}`)).cuerpo.historia[0]).toMatchObject({
      ...{ tipo: 'ARMADO', cantidad: '-1', documento: { tipo: 'ARMADO', texto: hecho.cuerpo.texto } },
    });

    const revertir = () => admin.post(`/api/articulos/armados/${hecho.cuerpo.id}/revertir`, { version: 1 });
    expect((await revertir()).status).toBe(200);
    expect(await dondeEstan(admin, articulo)).toEqual(['M1']);
    expect(await dondeEstan(admin, piston)).toEqual(['P1 1 Salón', 'P2 1 Salón', 'P3 1 Salón']);
    expect(await dondeEstan(admin, grasa)).toEqual(['L1 5 Salón']);
  });

  it('takes apart the one it says, and what comes out of it is told by its obleas', async () => {
    const [auto, faro] = [await sembrarArticulo(prueba.db, { codigo: 'DONANTE' }), await sembrar('OBLEA', 'FARO-D')];
    await intentarAjuste(admin, { articuloId: auto, cantidad: '2' });
    const id = await regir(auto, [una(faro, '2')]);
    const desarmar = (...obleas: string[]) => armar(id, { sentido: 'DESARMAR', numeros: [de(faro, ...obleas)] });
    expect((await armar(id, { sentido: 'DESARMAR' })).cuerpo.code).toBe('stock.faltan_numeros');
    expect((await desarmar('RD 1', 'RD 2')).status).toBe(201);
    expect(await dondeEstan(admin, faro)).toEqual(['RD 1 1 Salón', 'RD 2 1 Salón']);
    // INV-28: an oblea that is somebody else's does not come out of it.
    const otro = await sembrar('OBLEA', 'FARO-E');
    await ingresar(admin, otro, ['RD 3']);
    expect((await desarmar('RD 3', 'RD 4')).cuerpo.data.fallas).toEqual([
      { clase: 'DE_OTRO', codigo: 'FARO-D', numero: 'RD 3' },
    ]);
    expect((await desarmar('rd1', 'RD 4')).cuerpo.data.fallas).toMatchObject([{ clase: 'OCUPADO', numero: 'RD 1' }]);
  });

  it('INV-27 two put the same one in at once: one does', async () => {
    const { articulo, piston, grasa, id } = await motor('MO-2');
    const lote = { articuloId: grasa, numeros: [{ numero: 'L1', cantidad: '2' }] };
    await ingresar(admin, piston, ['P4']);
    const dos = await Promise.all([
      armar(id, { numeros: [de(articulo, 'M1'), de(piston, 'P1', 'P2'), lote] }),
      armar(id, { numeros: [de(articulo, 'M2'), de(piston, 'P2', 'P3'), lote] }),
    ]);
    expect(dos.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const perdido = dos.find(({ status }) => status === 409);
    expect(perdido?.cuerpo.data.fallas).toMatchObject([{ clase: 'NO_ESTA', numero: 'P2' }]);
  });
});
