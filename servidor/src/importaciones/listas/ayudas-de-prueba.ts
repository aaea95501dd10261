import { expect } from 'vitest';
import { alTerminar } from '#importaciones/ayudas-de-prueba.ts';
import type { Cliente } from '#prueba/app.ts';

/** What a person does with the lists of proveedores, and businesses to do it in. */
export function mundoDeListas(admin: Cliente) {
  let serie = 0;
  async function proveedor(resto: object = {}): Promise<string> {
    serie += 1;
    const { cuerpo } = await admin.post('/api/articulos/proveedores', {
      razonSocial: `Distribuidora ${serie}`,
      condicionIva: 8,
      ...resto,
    });
    return cuerpo.id;
  }

  const ruta = (id: string, resto = '') => `/api/importaciones/${id}${resto}`;
  const subir = (contenido: string | Uint8Array, proveedorId: string, quien: Cliente = admin) =>
    quien.subir(
      '/api/importaciones',
      { entidad: 'listas_de_proveedor', proveedorId },
      { nombre: 'lista.csv', contenido },
    );

  async function hacer(id: string, que: string, resto: object = {}, quien: Cliente = admin) {
    const { version } = (await admin.get(ruta(id))).cuerpo;
    const hecho = await quien.post(ruta(id, `/${que}`), { version, ...resto });
    return hecho.status === 200 ? (await alTerminar(admin, id)).cuerpo : hecho.cuerpo;
  }
  const decidir = async (id: string, que: 'marcar' | 'vincular', cuerpo: object) => {
    const { version } = (await admin.get(ruta(id))).cuerpo;
    return admin.post(ruta(id, `/lineas/${que}`), { version, ...cuerpo });
  };
  const lineas = async (id: string, consulta = '') => (await admin.get(ruta(id, `/lineas?${consulta}`))).cuerpo.filas;
  async function comparada(contenido: string, proveedorId: string, reglas: object = {}): Promise<string> {
    const { id, version, opciones } = (await subir(contenido, proveedorId)).cuerpo;
    const lista = { ...opciones.lista, ...reglas };
    await admin.patch(ruta(id), { version, opciones: { lista } });
    expect(await hacer(id, 'validar')).toMatchObject({ estado: 'VALIDADA', fallo: null });
    return id;
  }
  const tratosDe = async (id: string) => (await admin.get(`/api/articulos/${id}/proveedores`)).cuerpo;
  const agregar = (id: string, proveedorId: string, resto: object) =>
    admin.post(`/api/articulos/${id}/proveedores`, { proveedorId, ...resto });

  const articulo = async (codigo: string): Promise<string> =>
    (await admin.post('/api/articulos', { codigo, descripcion: `Artículo ${codigo}` })).cuerpo.id;

  /** A proveedor that sells three artículos, and a fourth that its list will no longer bring. */
  async function negocio() {
    const proveedorId = await proveedor({ descuentos: ['20', '10', '10', '5'] });
    const n = serie;
    const [sube, baja, igual, falta, nuevo] = (await Promise.all(
      ['S', 'B', 'I', 'F', 'N'].map((letra) => articulo(`${letra}-${n}`)),
    )) as [string, string, string, string, string];
    await agregar(sube, proveedorId, { codigo: `P-S-${n}`, costo: '100' });
    await agregar(baja, proveedorId, { codigo: `P-B-${n}`, costo: '100' });
    await agregar(igual, proveedorId, { codigo: `P-I-${n}`, costo: '100' });
    await agregar(falta, proveedorId, { codigo: `P-F-${n}`, costo: '100' });
    const archivo = [
      'Lista de agosto;;;',
      'Código;Detalle;Marca;Precio',
      `P-S-${n};Sube;Bosch;120,00`,
      `P-B-${n};Baja;Bosch;50,00`,
      `P-I-${n};Igual;Bosch;100,00`,
      `N-${n};Se vende por primera vez;Bosch;10,00`,
      `X-${n};Nadie lo conoce;Bosch;7,50`,
      `P-S-${n};Repetida;Bosch;1,00`,
      `Z-${n};Sin precio;Bosch;consultar`,
    ].join('\n');
    return { proveedorId, n, archivo, sube, baja, igual, falta, nuevo };
  }
  return {
    numero: () => serie,
    proveedor,
    ruta,
    subir,
    hacer,
    decidir,
    lineas,
    comparada,
    tratosDe,
    agregar,
    articulo,
    negocio,
  };
}

export type MundoDeListas = ReturnType<typeof mundoDeListas>;
