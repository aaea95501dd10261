import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';
import { importadorDe } from './ayudas-de-prueba.ts';

const A = '/api/articulos';
let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const poner = (id: string, version: number, minimo: string | null) =>
  persona.put(`${A}/${id}/minimos`, {
    version,
    minimos: [{ depositoId: INICIALES.deposito, minimo, objetivo: minimo, maximo: null, ubicacion: null }],
  });

it('RN-07 INV-69 what has a minimum stays a product, by itself or in a file: nothing else could take it away', async () => {
  const { id } = (await persona.post(A, { codigo: 'MANO-1', descripcion: 'Mano de obra' })).cuerpo;
  expect((await poner(id, 1, '5')).status).toBe(200);
  const cambio = await persona.patch(`${A}/${id}`, { version: 2, tipo: 'SERVICIO' });
  expect(cambio).toMatchObject({ status: 409, cuerpo: { code: 'articulos.tipo_con_minimos' } });
  const articulos = importadorDe(persona, 'articulos');
  const subido = (await articulos.subir('codigo;descripcion;tipo\nMANO-1;Mano de obra;SERVICIO\n')).cuerpo;
  expect((await articulos.hacer(subido.id, 'validar')).cuerpo).toMatchObject({ actualizar: 0, rechazadas: 1 });
  const [fila] = (await articulos.filas(subido.id)).cuerpo.filas;
  expect(fila.rechazos).toMatchObject([{ columna: 'tipo', motivo: expect.stringContaining('mínimos') }]);

  expect((await poner(id, 2, null)).status).toBe(200);
  const despues = await persona.patch(`${A}/${id}`, { version: 3, tipo: 'SERVICIO' });
  expect(despues.status, despues.texto).toBe(200);
});
