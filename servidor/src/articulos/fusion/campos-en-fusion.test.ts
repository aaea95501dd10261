import { afterAll, beforeAll, expect, it } from 'vitest';
import { verificacionDeCampos } from '#articulos/campos/verificacion.ts';
import { crearHacedor } from '#articulos/clasificacion/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

const A = '/api/articulos';
let prueba: Prueba;
let admin: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
});
afterAll(() => prueba.cerrar());
const hacer = crearHacedor(() => admin);

const campo = async (nombre: string, nodoId: string, mas: object = {}) =>
  (await admin.post(`${A}/campos`, { nombre, tipo: 'TEXTO', nivel: 'rubro', nodoId, ...mas })).cuerpo;

it('ART-18 ART-27 what the one that stays says nothing of it takes from the one that gives way, and its trail tells it', async () => {
  const [suyo, ajeno] = [await hacer.arbol(), await hacer.arbol()];
  const diametro = await campo('Diámetro', suyo.rubro.id, { tipo: 'NUMERO', unidad: 'mm', decimales: 1 });
  const rosca = await campo('Rosca', suyo.rubro.id);
  const color = await campo('Color', suyo.rubro.id, { tipo: 'LISTA', opciones: [{ nombre: 'Rojo' }] });
  const motor = await campo('Motor', ajeno.rubro.id);
  const perdedor = (await hacer.articuloEn(ajeno.subfamilia.id, { campos: { [motor.id]: '2.8' } })).cuerpo;
  // It was said where it was before.
  const { cuerpo: movido } = await admin.patch(`${A}/${perdedor.id}`, {
    ...{ version: perdedor.version, subfamiliaId: suyo.subfamilia.id },
    campos: { [diametro.id]: '12.5', [rosca.id]: 'M20', [color.id]: color.opciones[0].id },
  });
  const ganador = (await hacer.articuloEn(suyo.subfamilia.id, { campos: { [rosca.id]: 'M18' } })).cuerpo;

  const vista = await admin.get(`${A}/${perdedor.id}/fusion?enId=${ganador.id}`);
  expect(vista.cuerpo.campos).toEqual([
    { titulo: 'Color', valor: 'Rojo', sePide: true },
    { titulo: 'Diámetro (mm)', valor: '12,5 mm', sePide: true },
    { titulo: 'Motor', valor: '2.8', sePide: false },
  ]);
  const hecha = await admin.post(`${A}/${perdedor.id}/fusion`, {
    ...{ version: movido.version, enId: ganador.id, versionDelOtro: ganador.version, motivo: 'Es el mismo' },
  });
  expect(hecha.status, hecha.texto).toBe(200);

  const valores = async (id: string) =>
    Object.fromEntries(
      (await admin.get(`${A}/${id}`)).cuerpo.campos.map((uno: { id: string; valor: string | null }) => [
        uno.id,
        uno.valor,
      ]),
    );
  expect(await valores(ganador.id)).toEqual({
    ...{ [diametro.id]: '12.5', [rosca.id]: 'M18', [color.id]: color.opciones[0].id },
  });
  expect((await valores(perdedor.id))[rosca.id]).toBe('M20');
  const { hechos } = (await admin.get(`/api/actividad/articulo/${ganador.id}`)).cuerpo;
  expect(hechos[0].campos).toContainEqual({ campo: 'Diámetro (mm)', antes: null, despues: '12,5 mm' });
  const { version } = (await admin.get(`${A}/${ganador.id}`)).cuerpo;
  await admin.patch(`${A}/${ganador.id}`, { version, subfamiliaId: ajeno.subfamilia.id });
  expect(await valores(ganador.id)).toEqual({ [motor.id]: '2.8' });
  expect(await verificacionDeCampos.consulta(prueba.db)).toEqual([]);
});
