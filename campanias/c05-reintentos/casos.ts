import type { Azar } from '#campanias/comun/azar.ts';
import type { Operacion, Resultado } from '#campanias/comun/historia.ts';
import { aprender } from '#campanias/comun/mundo.ts';
import { armarOperacion, type Escritor } from '#campanias/comun/operaciones.ts';
import { insistir, porLaRed, type Terreno } from './terreno.ts';

/** What is done with a key besides sending it until it is answered. */
export const CASOS = { enParalelo: 3, otroCuerpo: 2, otraPersona: 2, otraRuta: 2, trasUnRechazo: 2 } as const;
export type Caso = keyof typeof CASOS;

const A_LA_VEZ = 8;

export async function probarCaso(terreno: Terreno, caso: Caso, escritor: Escritor): Promise<void> {
  terreno.cuentas.casos += 1;
  await pruebas[caso](terreno, escritor);
}

type Prueba = (terreno: Terreno, escritor: Escritor) => Promise<void>;

const pruebas: Readonly<Record<Caso, Prueba>> = {
  enParalelo: async (terreno, escritor) => {
    const { cliente, cuentas } = terreno;
    const operacion = nueva(terreno, escritor, 'nota.crear');
    cuentas.envios += A_LA_VEZ;
    const todos = Array.from({ length: A_LA_VEZ }, () => cliente.enviar(porLaRed(terreno), operacion));
    const resultados = await Promise.all(todos);
    const distintos = new Set(resultados.flatMap((uno) => (uno.tipo === 'ok' ? [`${uno.status} ${uno.cuerpo}`] : [])));
    if (distintos.size > 1)
      acusar(terreno, 'la misma clave a la vez contestó cosas distintas', operacion, [...distintos]);
    if (resultados.some(({ tipo }) => tipo === 'fail')) {
      acusar(terreno, 'la misma clave a la vez fue rechazada', operacion, resultados);
    }
    await completar(terreno, escritor, operacion);
  },

  otroCuerpo: async (terreno, escritor) => {
    const operacion = await hecha(terreno, escritor, 'cliente.crear');
    if (!operacion) return;
    const otro = { ...operacion, cuerpo: { razonSocial: 'Otro cuerpo', condicionIva: 5 } };
    exigirReusada(terreno, 'otro cuerpo con la misma clave', otro, await sinHistoria(terreno, otro, escritor.azar));
  },

  otraRuta: async (terreno, escritor) => {
    const operacion = await hecha(terreno, escritor, 'cliente.crear');
    if (!operacion) return;
    const otra = { ...nueva(terreno, escritor, 'articulo.crear'), clave: operacion.clave };
    exigirReusada(terreno, 'la misma clave en otra ruta', otra, await sinHistoria(terreno, otra, escritor.azar));
  },

  otraPersona: async (terreno, escritor) => {
    const operacion = await hecha(terreno, escritor, 'nota.crear');
    if (!operacion) return;
    const suya = { ...operacion, persona: 1 };
    const resultado = await insistir(terreno, suya, escritor.azar);
    if (resultado.tipo === 'fail') acusar(terreno, 'la clave de una persona le vale a otra', suya, resultado);
    aprender(terreno.mundo, suya, resultado);
  },

  trasUnRechazo: async (terreno, escritor) => {
    const buena = nueva(terreno, escritor, 'cliente.crear');
    const mala = { ...buena, cuerpo: { razonSocial: '', condicionIva: 5 } };
    const rechazo = await sinHistoria(terreno, mala, escritor.azar);
    if (rechazo.tipo === 'ok') acusar(terreno, 'se aceptó un cuerpo inválido', mala, rechazo);
    const resultado = await insistir(terreno, buena, escritor.azar);
    if (resultado.tipo === 'fail') acusar(terreno, 'quedó guardado un rechazo', buena, resultado);
    aprender(terreno.mundo, buena, resultado, escritor.numero);
  },
};

function nueva(
  terreno: Terreno,
  escritor: Escritor,
  tipo: 'nota.crear' | 'cliente.crear' | 'articulo.crear',
): Operacion {
  const operacion = armarOperacion(terreno.mundo, escritor, tipo);
  if (!operacion) throw new Error(`cannot make a ${tipo}`);
  return operacion;
}

async function completar(terreno: Terreno, escritor: Escritor, operacion: Operacion): Promise<Resultado> {
  const resultado = await insistir(terreno, operacion, escritor.azar);
  aprender(terreno.mundo, operacion, resultado, escritor.numero);
  return resultado;
}

/** A command that was acknowledged, or undefined when the link was too bad. */
async function hecha(
  terreno: Terreno,
  escritor: Escritor,
  tipo: 'nota.crear' | 'cliente.crear',
): Promise<Operacion | undefined> {
  const operacion = nueva(terreno, escritor, tipo);
  const { tipo: como } = await completar(terreno, escritor, operacion);
  return como === 'ok' ? operacion : undefined;
}

/** Sends until there is an answer what must leave nothing, so that the history knows nothing of it. */
async function sinHistoria(terreno: Terreno, operacion: Operacion, azar: Azar): Promise<Resultado> {
  const { cliente } = terreno;
  const discreto = { ...terreno, cliente: { ...cliente, enviar: cliente.probar } };
  return insistir(discreto, operacion, azar);
}

function exigirReusada(terreno: Terreno, que: string, operacion: Operacion, resultado: Resultado): void {
  if (resultado.tipo === 'unknown') return;
  const code = (JSON.parse(resultado.cuerpo) as { readonly code?: string }).code;
  if (resultado.status === 409 && code === 'comun.clave_reusada') return;
  acusar(terreno, `${que} no fue rechazado`, operacion, resultado);
}

function acusar({ violaciones }: Terreno, que: string, { clave, tipo, ruta }: Operacion, visto: unknown): void {
  violaciones.push({ invariante: 'C05', que, datos: { clave, tipo, ruta, visto } });
}
