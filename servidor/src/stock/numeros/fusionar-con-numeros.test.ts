import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { sembrarSucursal } from '#prueba/semillas.ts';
import { AJUSTES, ajustar, preparar } from '#stock/ayudas-de-prueba.ts';
import { verificacionesDeStock } from '#stock/verificaciones.query.ts';
import { dondeEstan, ingresar, intentarAjuste, NUMEROS, sembrarConNumeros } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let admin: Cliente;
let rosario: string;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  rosario = (await sembrarSucursal(prueba.db, 'Rosario')).depositoId;
});
afterAll(async () => {
  for (const { titulo, consulta } of verificacionesDeStock) expect(await consulta(prueba.db), titulo).toEqual([]);
  await prueba.cerrar();
});

const sembrar = (control: 'LOTE' | 'SERIE' | 'OBLEA', codigo: string, datos = {}) =>
  sembrarConNumeros({ db: prueba.db, cliente: admin }, control, { codigo, ...datos });
const versionDe = async (id: string): Promise<number> => (await admin.get(`/api/articulos/${id}`)).cuerpo.version;
const verFusion = async (id: string, enId: string) =>
  (await admin.get(`/api/articulos/${id}/fusion?enId=${enId}`)).cuerpo;
const fusionar = async (id: string, enId: string) => {
  const [version, versionDelOtro] = [await versionDe(id), await versionDe(enId)];
  return admin.post(`/api/articulos/${id}/fusion`, { version, enId, versionDelOtro, motivo: 'Es el mismo' });
};
const sacar = (articuloId: string, numero: string) =>
  ajustar(admin, { renglones: [{ articuloId, cantidad: '-1', numeros: [{ numero }] }] });

describe('ART-24 ART-27 merging artículos that keep numbers', () => {
  it('hands over each number where it is, and its history goes on as one', async () => {
    const [perdedor, ganador] = [await sembrar('SERIE', 'FN-1'), await sembrar('SERIE', 'FN-2')];
    await ingresar(admin, perdedor, ['S1', 'S2']);
    await ingresar(admin, perdedor, ['S3'], rosario);
    await ingresar(admin, ganador, ['S4', 's-1']);
    await sacar(ganador, 'S1');
    expect(await verFusion(perdedor, ganador)).toMatchObject({ reparos: [], numeros: 3 });
    const hecha = await fusionar(perdedor, ganador);
    expect(hecha.status, hecha.texto).toBe(200);
    expect(await dondeEstan(admin, perdedor)).toEqual(['S1', 'S2', 'S3']);
    expect(await dondeEstan(admin, ganador)).toEqual(['s-1 1 Salón', 'S2 1 Salón', 'S3 1 Salón Rosario', 'S4 1 Salón']);
    const [{ id }] = (await admin.get(`${NUMEROS}?articuloId=${ganador}&buscar=S2`)).cuerpo.filas;
    const { historia } = (await admin.get(`${NUMEROS}/${id}`)).cuerpo;
    expect(historia.map(({ tipo, cantidad }: { tipo: string; cantidad: string }) => `${tipo} ${cantidad}`)).toEqual([
      'FUSION 1',
      'FUSION -1',
      'AJUSTE 1',
    ]);
    await sacar(ganador, 'S2');
  });

  it('adds up the same lot, which takes the day it expires from whoever says it', async () => {
    const [perdedor, ganador] = [await sembrar('LOTE', 'FL-1'), await sembrar('LOTE', 'FL-2')];
    const entra = (articuloId: string, numero: string, cantidad: string, vence?: string, deposito?: string) =>
      intentarAjuste(
        admin,
        { articuloId, cantidad, numeros: [{ numero, cantidad, ...(vence ? { vence } : {}) }] },
        deposito,
      );
    await entra(perdedor, 'L1', '3', '2027-01-01');
    await entra(perdedor, 'L1', '2', undefined, rosario);
    await entra(ganador, 'L1', '4');
    expect((await fusionar(perdedor, ganador)).status).toBe(200);
    expect(await dondeEstan(admin, ganador)).toEqual(['L1 7 Salón', 'L1 2 Salón Rosario']);
    const { filas } = (await admin.get(`${NUMEROS}?articuloId=${ganador}`)).cuerpo;
    expect(filas).toMatchObject([{ numero: 'L1', vence: '2027-01-01' }]);

    const otro = await sembrar('LOTE', 'FL-3');
    await entra(otro, 'L1', '1', '2028-02-02');
    expect((await verFusion(otro, ganador)).reparos).toEqual([
      { razon: 'VENCE_DISTINTO', codigo: 'FL-3', otro: 'FL-2', numero: 'L1' },
    ]);
    expect((await fusionar(otro, ganador)).status).toBe(409);
  });

  it('INV-27 the same serial number in stock of both keeps them apart until one is taken out', async () => {
    const [perdedor, ganador] = [await sembrar('SERIE', 'FD-1'), await sembrar('SERIE', 'FD-2')];
    await ingresar(admin, perdedor, ['D1']);
    await ingresar(admin, ganador, ['D-1'], rosario);
    const { cuerpo } = await fusionar(perdedor, ganador);
    expect(cuerpo).toMatchObject({ code: 'articulos.fusion_con_reparos' });
    expect(cuerpo.title).toContain('el número D1 está en stock de FD-1 y de FD-2');
    await sacar(perdedor, 'D1');
    expect((await fusionar(perdedor, ganador)).status).toBe(200);
  });

  it('INV-28 the obleas, also those that left, are of the one that stays and of nobody else', async () => {
    const [perdedor, ganador] = [await sembrar('OBLEA', 'FO-1'), await sembrar('OBLEA', 'FO-2')];
    await ingresar(admin, perdedor, ['RUD 1', 'RUD 2']);
    await sacar(perdedor, 'RUD 2');
    expect((await fusionar(perdedor, ganador)).status).toBe(200);
    expect(await dondeEstan(admin, ganador)).toEqual(['RUD 1 1 Salón']);
    const ajeno = await sembrar('OBLEA', 'FO-3');
    for (const numero of ['RUD 1', 'RUD 2']) {
      const { cuerpo } = await intentarAjuste(admin, { articuloId: ajeno, cantidad: '1', numeros: [{ numero }] });
      expect(cuerpo.data.fallas).toMatchObject([{ clase: 'DE_OTRO', numero }]);
    }
    await ingresar(admin, ganador, ['RUD 2']);
    const { hechos } = (await admin.get(`/api/actividad/articulo/${perdedor}`)).cuerpo;
    expect(hechos[0].campos).toContainEqual({ campo: 'control de stock', antes: 'OBLEA', despues: 'NINGUNO' });
  });

  it('who keeps other numbers takes no stock over, and may when there is none', async () => {
    const [perdedor, ganador] = [await sembrar('SERIE', 'FX-1'), await sembrar('OBLEA', 'FX-2')];
    await ingresar(admin, perdedor, ['X1']);
    expect((await verFusion(perdedor, ganador)).reparos).toEqual([
      { razon: 'OTRO_CONTROL', codigo: 'FX-1', otro: 'FX-2' },
    ]);
    await sacar(perdedor, 'X1');
    expect((await fusionar(perdedor, ganador)).status).toBe(200);
  });

  it('INV-27 one merges while another takes a number in or out: nothing is lost and nothing is twice', async () => {
    for (let i = 0; i < 3; i += 1) {
      const [perdedor, ganador] = [await sembrar('SERIE', `FS-${i}`), await sembrar('SERIE', `FS-${i}-B`)];
      await ingresar(admin, perdedor, ['C1', 'C2']);
      const renglones = [{ articuloId: ganador, cantidad: '1', numeros: [{ numero: 'C2' }] }];
      const { id } = await preparar(admin, { renglones });
      const [fusion, ajuste] = await Promise.all([
        fusionar(perdedor, ganador),
        admin.post(`${AJUSTES}/${id}/aplicar`, { version: 1 }),
      ]);
      expect([fusion.status, ajuste.status].toSorted()).toEqual([200, 409]);
    }
  });
});
