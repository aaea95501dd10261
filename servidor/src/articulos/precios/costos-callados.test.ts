import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';
import { articulo, caminar, LISTAS, LOTES, lineas, lista, lote, mover, ponerCosto, ver } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let quienVe: Cliente;
let quienNo: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  quienVe = await prueba.cliente();
  quienNo = await prueba.cliente({ permisos: ['articulo.ver', 'precio.modificar'] });
});
afterAll(() => prueba.cerrar());

const articuloConCosto = async () => {
  const id = await articulo(quienVe, { precio: '100' });
  await ponerCosto(quienVe, id, { importe: '88.88' });
  return id;
};

describe('INV-71 who changes prices without seeing costs', () => {
  it('reads no formula over the cost of a lista they change, and writes none', async () => {
    const derivacion = { base: 'COSTO_REPOSICION', coeficiente: '1.1' };
    const delCosto = await lista(quienVe, { derivacion, margenMinimo: '25' });
    const cambiar = (cambio: object) =>
      quienNo.patch(`${LISTAS}/${delCosto.id}`, { version: delCosto.version, ...cambio });
    for (const cambio of [{ derivacion: { ...derivacion, coeficiente: '1' } }, { margenMinimo: '0' }]) {
      expect((await cambiar(cambio)).cuerpo.code).toBe('comun.sin_permiso');
      expect((await quienNo.post(LISTAS, { nombre: 'Espía', ...cambio })).cuerpo.code).toBe('comun.sin_permiso');
    }
    const renombrada = await cambiar({ nombre: 'Del costo' });
    expect(renombrada).toMatchObject({
      status: 200,
      cuerpo: { tipo: 'DERIVADA', derivacion: null, margenMinimo: null },
    });
    const vista = (await quienVe.get(LISTAS)).cuerpo.filas.find(({ id }: { id: string }) => id === delCosto.id);
    expect(vista).toMatchObject({ nombre: 'Del costo', derivacion: { coeficiente: '1.1' }, margenMinimo: '25' });
    const deLista = { base: 'LISTA', listaBaseId: INICIALES.lista, coeficiente: '2' };
    expect((await quienNo.post(LISTAS, { nombre: 'El doble', derivacion: deLista })).cuerpo).toMatchObject({
      derivacion: { coeficiente: '2' },
    });
  });

  it('prepares no batch over the cost', async () => {
    const id = await articuloConCosto();
    const suyo = await lote(quienNo, [id]);
    const pedido = { motivo: 'A ver', listaIds: [INICIALES.lista], filtro: { articuloIds: [id] } };
    const reglas = [
      { tipo: 'COEFICIENTE', valor: '1', base: 'COSTO_REPOSICION' },
      { tipo: 'COEFICIENTE', valor: '1', base: 'COSTO_PROMEDIO' },
      { tipo: 'MARGEN', valor: '40' },
      { tipo: 'MARGEN_DE_CLASIFICACION' },
    ];
    for (const regla of reglas) {
      expect((await quienNo.post(LOTES, { ...pedido, regla })).cuerpo.code).toBe('comun.sin_permiso');
      const cambio = { version: suyo.version, regla };
      expect((await quienNo.patch(`${LOTES}/${suyo.id}`, cambio)).cuerpo.code).toBe('comun.sin_permiso');
      expect((await quienVe.post(LOTES, { ...pedido, regla })).status).toBe(201);
    }
    expect((await quienNo.post(LOTES, { ...pedido, regla: { tipo: 'MANTENER_MARGEN' } })).status).toBe(201);
  });

  it("is not told how somebody else's batch comes out of the cost, nor what is under its margin", async () => {
    const regla = { tipo: 'MARGEN', valor: '40', base: 'COSTO_REPOSICION' };
    const ajeno = await caminar(quienVe, await lote(quienVe, [await articuloConCosto()], { regla }), 'simular');
    expect(ajeno.regla).toEqual(regla);
    expect((await ver(quienNo, ajeno)).regla).toEqual({ tipo: 'SEGUN_EL_COSTO' });
    const [fila] = (await quienNo.get(`${LOTES}?buscar=${ajeno.numero}`)).cuerpo.filas;
    expect(fila.regla).toEqual({ tipo: 'SEGUN_EL_COSTO' });
    const archivo = (await quienNo.get(`${LOTES}/exportar?buscar=${ajeno.numero}`)).texto;
    expect(archivo).toContain(';Según el costo;');
    expect(archivo).not.toContain('40');
    // Whoever does not write it may change the rest.
    const cambiado = await quienNo.patch(`${LOTES}/${ajeno.id}`, { version: ajeno.version, motivo: 'Otro motivo' });
    expect(cambiado.cuerpo).toMatchObject({ motivo: 'Otro motivo', regla: { tipo: 'SEGUN_EL_COSTO' } });
    expect((await ver(quienVe, ajeno)).regla).toEqual(regla);

    const bajo = await lote(quienNo, [await articuloConCosto()], { regla: { tipo: 'PORCENTAJE', valor: '-20' } });
    const simulado = await caminar(quienNo, bajo, 'simular');
    expect(simulado.totales).toMatchObject({ porConfirmar: 1 });
    expect(await lineas(quienVe, simulado, 'alerta=BAJO_MARGEN')).toMatchObject([{ alertas: ['BAJO_MARGEN'] }]);
    expect(await lineas(quienNo, simulado, 'alerta=BAJO_MARGEN')).toEqual([]);
    expect(await lineas(quienNo, simulado, 'porConfirmar=true')).toMatchObject([{ alertas: ['REVISAR'] }]);
    const marcar = (filtro: object) => mover(quienNo, simulado, 'lineas', { marca: 'confirmar', cuales: { filtro } });
    expect((await marcar({ porConfirmar: 'true' })).cuerpo.totales.porConfirmar).toBe(0);
  });
});
