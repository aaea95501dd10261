import type { Violacion } from '#campanias/comun/campania.ts';
import { esIgualANada } from './celdas.ts';
import type { Envio, Mensajero, Respuesta } from './enviar.ts';
import { type Celda, coincide, filtraciones, leerResultado } from './juicio.ts';
import { pedidos } from './pedidos/index.ts';
import type { Parte, Terreno } from './pedidos/pedido.ts';
import { esperado, type Lugar } from './tabla/esperar.ts';
import { caminoDe, type Fila, nombreDe, type Resultado } from './tabla/fila.ts';

export type Cuenta = {
  celdas: number;
  /** Successful changes by person: each leaves one row in the audit, and nothing else does. */
  readonly hechos: Map<string, number>;
  readonly tiempos: number[];
  readonly violaciones: Violacion[];
};

export type Viaje = {
  readonly terreno: Terreno;
  readonly mensajero: Mensajero;
  readonly cuenta: Cuenta;
  readonly seguir: () => boolean;
};

type Vista = { readonly espera: Resultado; readonly respuesta: Respuesta };

/** Every cell of a row. A request that changed nothing serves the next one; one that did is made anew. */
export async function recorrerFila(viaje: Viaje, fila: Fila, celdas: readonly Celda[]): Promise<void> {
  const guardados = new Map<Lugar, Parte>();
  const iguales = new Map<string, Set<string>>();
  for (const celda of celdas) {
    if (!viaje.seguir()) return;
    const parte = guardados.get(celda.lugar) ?? (await preparar(viaje.terreno, fila, celda.lugar));
    guardados.set(celda.lugar, parte);
    const { espera, respuesta } = await probar(viaje, celda, parte);
    if (respuesta.status < 300) guardados.delete(celda.lugar);
    if (fila.ajeno === fila.inexistente && esIgualANada(espera)) {
      const { nombre } = celda.persona;
      iguales.set(nombre, (iguales.get(nombre) ?? new Set()).add(respuesta.texto));
    }
  }
  for (const [nombre, textos] of iguales) {
    if (textos.size <= 1) continue;
    const que = `${nombreDe(fila)} · ${nombre}: lo ajeno y lo inexistente no se contestan igual`;
    viaje.cuenta.violaciones.push({ invariante: 'INV-61', que, datos: [...textos].slice(0, 2) });
  }
}

async function preparar(terreno: Terreno, fila: Fila, lugar: Lugar): Promise<Parte> {
  const pedido = pedidos[nombreDe(fila)];
  if (!pedido) throw new Error(`nobody says how to ask for ${nombreDe(fila)}`);
  return pedido(terreno, lugar);
}

async function probar(viaje: Viaje, celda: Celda, parte: Parte): Promise<Vista> {
  const { fila, persona, lugar } = celda;
  const { cuenta, mensajero, terreno } = viaje;
  const { metodo } = caminoDe(fila);
  const envio: Envio = { metodo, ...parte, encabezados: persona.encabezados(), flujo: fila.flujo ?? false };
  const respuesta = await mensajero.enviar(envio);
  const espera = esperado(fila, persona, lugar);
  const leido = leerResultado(respuesta);
  cuenta.celdas += 1;
  cuenta.tiempos.push(respuesta.ms);
  if (metodo !== 'GET' && fila.pasan !== 'cualquiera' && !fila.sinRastro && respuesta.status < 300) {
    cuenta.hechos.set(persona.usuarioId, (cuenta.hechos.get(persona.usuarioId) ?? 0) + 1);
  }
  const donde = `${nombreDe(fila)} · ${persona.nombre} · ${lugar}`;
  const datos = { ruta: parte.ruta, texto: respuesta.texto.slice(0, 300) };
  if (!coincide(espera, leido)) {
    cuenta.violaciones.push({ invariante: 'INV-61', que: `${donde}: ${leido} en vez de ${espera}`, datos });
  }
  for (const que of filtraciones(celda, respuesta, terreno)) {
    cuenta.violaciones.push({ invariante: 'INV-71', que: `${donde}: ${que}`, datos });
  }
  return { espera, respuesta };
}
