import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { verificacionDeFusiones } from './verificacion.ts';

const A = '/api/articulos';
const PORQUE = 'Se creó dos veces';
let prueba: Prueba;
let admin: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

type Creado = { readonly id: string; readonly version: number; readonly codigo: string };
let serie = 0;
async function nuevo(mas: object = {}): Promise<Creado> {
  serie += 1;
  return (await admin.post(A, { codigo: `CED-${serie}-`, descripcion: `Bomba ${serie}`, ...mas })).cuerpo;
}
const ficha = async (id: string) => (await admin.get(`${A}/${id}`)).cuerpo;
async function pedir(perdedor: string, ganador: string) {
  const [uno, otro] = [await ficha(perdedor), await ficha(ganador)];
  return admin.post(`${A}/${perdedor}/fusion`, {
    ...{ version: uno.version, enId: ganador, versionDelOtro: otro.version, motivo: PORQUE },
  });
}

describe('ART-27 who gave way', () => {
  it('who gave way is not activated again, one by one or with others, and it is said who stays', async () => {
    const [perdedor, medio, ganador] = [await nuevo(), await nuevo(), await nuevo()];
    expect((await pedir(perdedor.id, medio.id)).status).toBe(200);
    expect((await pedir(medio.id, ganador.id)).status).toBe(200);
    const { version } = await ficha(perdedor.id);
    const activado = await admin.post(`${A}/${perdedor.id}/estado`, { version, accion: 'activar' });
    expect(activado.cuerpo).toMatchObject({
      ...{ status: 409, code: 'articulos.fusionado' },
      data: { codigo: perdedor.codigo, otro: { id: ganador.id, codigo: ganador.codigo } },
    });
    expect(activado.cuerpo.title).toContain(`Usá ${ganador.codigo}`);
    const suyas = async ({ id }: Creado) => (await admin.get(`${A}/${id}/equivalencias`)).cuerpo;
    expect(await suyas(perdedor)).toMatchObject({
      fusionadoEn: { id: ganador.id, codigo: ganador.codigo, descripcion: expect.any(String) },
    });
    expect(await suyas(ganador)).not.toHaveProperty('fusionadoEn');
    const { cuerpo } = await admin.post(`${A}/ediciones/vista-previa`, {
      seleccion: { de: 'ids', ids: [perdedor.id] },
      cambios: { estado: 'ACTIVO' },
    });
    expect(cuerpo).toMatchObject({ cambian: 0, porProblema: [{ problema: 'FUSIONADO', articulos: 1 }] });
    const { filas } = (await admin.get(`${A}/reportes/inactivos?buscar=${perdedor.codigo}`)).cuerpo;
    expect(filas[0].bloqueos).toContain('FUSION');
  });

  it('the database keeps it inactive, and the check finds one that was brought back behind it', async () => {
    const [perdedor, ganador] = [await nuevo(), await nuevo()];
    await pedir(perdedor.id, ganador.id);
    const activar = (tx: typeof prueba.db) =>
      tx.updateTable('articulo').set({ estado: 'ACTIVO' }).where('id', '=', perdedor.id).execute();
    await expect(activar(prueba.db)).rejects.toThrow(/gave way/);
    expect(await verificacionDeFusiones.consulta(prueba.db)).toEqual([]);
    await sql`alter table articulo disable trigger fusionado_inactivo`.execute(prueba.db);
    await activar(prueba.db);
    expect(await verificacionDeFusiones.consulta(prueba.db)).toMatchObject([
      { codigo: perdedor.codigo, otro: ganador.codigo },
    ]);
    await sql`update articulo set estado = 'INACTIVO' where id = ${perdedor.id}`.execute(prueba.db);
    await sql`alter table articulo enable trigger fusionado_inactivo`.execute(prueba.db);
  });

  it('ART-26 REA-04 both tell of it in their own trail, and so does the report of changes', async () => {
    const [perdedor, ganador] = [await nuevo(), await nuevo()];
    await pedir(perdedor.id, ganador.id);
    const ultimo = async ({ id }: Creado) => (await admin.get(`/api/actividad/articulo/${id}`)).cuerpo.hechos[0];
    expect(await ultimo(perdedor)).toMatchObject({
      ...{ accion: 'articulo.ceder', motivo: PORQUE, loteId: null },
      campos: [
        { campo: 'estado', antes: 'ACTIVO', despues: 'INACTIVO' },
        { campo: 'fusionadoEn', antes: null, despues: ganador.codigo },
      ],
    });
    expect(await ultimo(ganador)).toMatchObject({
      accion: 'articulo.fusionar',
      campos: [{ campo: 'fusionado', antes: perdedor.codigo, despues: ganador.codigo }, {}],
    });
    const { filas } = (await admin.get(`${A}/reportes/cambios?buscar=${perdedor.codigo}&clase=DATOS`)).cuerpo;
    expect(filas).toContainEqual(expect.objectContaining({ campo: 'estado', despues: 'INACTIVO', motivo: PORQUE }));
    const inactivos = (await admin.get(`${A}/reportes/inactivos?buscar=${perdedor.codigo}`)).cuerpo.filas;
    expect(inactivos).toMatchObject([{ motivo: PORQUE, articuloId: perdedor.id }]);
  });
});
