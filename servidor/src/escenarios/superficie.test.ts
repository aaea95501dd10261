import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

// The names integrators rely on, walked in the order a first script would walk them: each step with the least it needs.
let prueba: Prueba;
let yo: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  yo = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const crear = async (url: string, cuerpo: unknown) => {
  const respuesta = await yo.post(url, cuerpo);
  expect(respuesta, respuesta.texto).toMatchObject({ status: 201 });
  return respuesta.cuerpo;
};
const hacer = async (url: string, cuerpo: unknown) => {
  const respuesta = await yo.post(url, cuerpo);
  expect(respuesta, respuesta.texto).toMatchObject({ status: 200 });
  return respuesta.cuerpo;
};
const filas = async (url: string) => (await yo.get(url)).cuerpo.filas;

describe('the public surface', () => {
  it('has its tables from the first day', async () => {
    expect(await filas('/api/tablas-generales/provincias')).toHaveLength(24);
    for (const tabla of ['sucursales', 'depositos', 'unidades', 'motivos']) {
      expect((await filas(`/api/tablas-generales/${tabla}`)).length, tabla).toBeGreaterThan(0);
    }
    for (const tabla of ['localidades', 'talleres', 'marcas']) {
      expect(await filas(`/api/tablas-generales/${tabla}`), tabla).toEqual([]);
    }
    const [deposito] = await filas('/api/tablas-generales/depositos');
    expect(deposito).toMatchObject({ clase: 'FISICO', vendible: true });
    const clases = (await filas('/api/tablas-generales/depositos?virtuales=true')).map(
      (d: { clase: string }) => d.clase,
    );
    expect(clases).toEqual(expect.arrayContaining(['CLIENTE', 'PROVEEDOR', 'AJUSTE', 'INICIAL']));
  });

  it('goes from a rubro to a delivered nota', async () => {
    const rubro = await crear('/api/articulos/rubros', { codigo: 'FIL', nombre: 'Filtros' });
    const familia = await crear('/api/articulos/familias', { rubroId: rubro.id, codigo: 'ACE', nombre: 'Aceite' });
    const subfamilia = await crear('/api/articulos/subfamilias', {
      familiaId: familia.id,
      codigo: 'PU',
      nombre: 'Pick-up',
    });
    const minimo = await crear('/api/articulos', {
      codigo: 'WO-342',
      descripcion: 'Filtro de aceite Hilux',
      precio: '18450.00',
    });
    const otro = await crear('/api/articulos', {
      codigo: 'FAP-9128',
      descripcion: 'Filtro de aire',
      subfamiliaId: subfamilia.id,
      iva: '10.5',
    });
    expect(minimo).toMatchObject({ version: 1, iva: '21' });
    await crear(`/api/articulos/${otro.id}/precios`, { importe: '32780.00' });

    const depositoId = (await filas('/api/tablas-generales/depositos'))[0].id;
    const ajuste = await crear('/api/stock/ajustes', {
      depositoId,
      motivo: 'Stock inicial',
      renglones: [
        { articuloId: minimo.id, cantidad: '10', costo: '9000.00' },
        { articuloId: otro.id, cantidad: '4' },
      ],
    });
    await hacer(`/api/stock/ajustes/${ajuste.id}/aplicar`, { version: ajuste.version });
    expect(await filas(`/api/stock/saldos?articuloId=${minimo.id}&depositoId=${depositoId}`)).toEqual([
      expect.objectContaining({ articuloId: minimo.id, depositoId, fisico: '10', reservado: '0', disponible: '10' }),
    ]);

    const cliente = await crear('/api/clientes', {
      razonSocial: 'Taller Hermanos Quiroga',
      documento: { tipo: '80', numero: '30-70707070-2' },
      condicionIva: 1,
    });
    const nota = await crear('/api/ventas/notas-de-pedido', {
      clienteId: cliente.id,
      depositoId,
      renglones: [
        { articuloId: minimo.id, cantidad: '6' },
        { articuloId: otro.id, cantidad: '1' },
      ],
    });
    expect(nota).toMatchObject({ estado: 'BORRADOR', renglones: [{ id: expect.any(String) }, {}] });
    const confirmada = await hacer(`/api/ventas/notas-de-pedido/${nota.id}/confirmar`, { version: nota.version });
    expect(confirmada.estado).toBe('CONFIRMADA');
    const parcial = await hacer(`/api/ventas/notas-de-pedido/${nota.id}/finalizar`, {
      version: confirmada.version,
      renglones: [{ renglonId: nota.renglones[0].id, cantidad: '4' }],
    });
    expect(parcial.estado).toBe('PARCIAL');
    const final = await hacer(`/api/ventas/notas-de-pedido/${nota.id}/finalizar`, { version: parcial.version });
    expect(final.estado).toBe('FINALIZADA');

    const kardex = await filas(`/api/stock/kardex?articuloId=${minimo.id}&depositoId=${depositoId}`);
    expect(kardex.map((fila: { cantidad: string; saldo: string }) => [fila.cantidad, fila.saldo])).toEqual(
      expect.arrayContaining([
        ['10', '10'],
        ['-4', '6'],
        ['-2', '4'],
      ]),
    );
    expect(kardex[0]).toMatchObject({
      fecha: expect.any(String),
      tipo: expect.any(String),
      depositoId,
      documento: expect.anything(),
    });
    const [fila] = await filas('/api/articulos?buscar=wo342');
    expect(fila).toMatchObject({ codigo: 'WO-342', precio: '18450.00' });
  });

  it('annuls, cancels what is left, reverts', async () => {
    const depositoId = (await filas('/api/tablas-generales/depositos'))[0].id;
    const [articulo] = await filas('/api/articulos?buscar=fap9128');
    const clienteId = (await filas('/api/clientes?buscar=consumidor'))[0].id;
    const nueva = { clienteId, depositoId, renglones: [{ articuloId: articulo.id, cantidad: '2' }] };

    const anulable = await crear('/api/ventas/notas-de-pedido', nueva);
    const anulada = await hacer(`/api/ventas/notas-de-pedido/${anulable.id}/anular`, {
      version: 1,
      motivo: 'El cliente desistió',
    });
    expect(anulada.estado).toBe('ANULADA');

    const nota = await crear('/api/ventas/notas-de-pedido', nueva);
    const confirmada = await hacer(`/api/ventas/notas-de-pedido/${nota.id}/confirmar`, { version: 1 });
    const parcial = await hacer(`/api/ventas/notas-de-pedido/${nota.id}/finalizar`, {
      version: confirmada.version,
      renglones: [{ renglonId: nota.renglones[0].id, cantidad: '1' }],
    });
    const cerrada = await hacer(`/api/ventas/notas-de-pedido/${nota.id}/cancelar-saldo`, {
      version: parcial.version,
      motivo: 'No espera',
    });
    expect(cerrada.estado).toBe('FINALIZADA');

    const ajuste = await crear('/api/stock/ajustes', {
      depositoId,
      motivo: 'Rotura',
      renglones: [{ articuloId: articulo.id, cantidad: '-1' }],
    });
    const aplicado = await hacer(`/api/stock/ajustes/${ajuste.id}/aplicar`, { version: 1 });
    const revertido = await hacer(`/api/stock/ajustes/${ajuste.id}/revertir`, {
      version: aplicado.version,
      motivo: 'Estaba sano',
    });
    expect(revertido.estado).toBe('REVERTIDO');
  });
});
