import { escribirEntero } from '#comun/escribir-numero.ts';
import { fail, ok, type Result } from '#comun/result.ts';

/** What keeps an artículo in use (ART-09, INV-09). What belongs to a sucursal that may not be seen comes without its figures. */
export type HechoDeDependencia =
  | {
      readonly tipo: 'STOCK' | 'RESERVA';
      readonly lugar: {
        readonly cantidad: string;
        readonly unidad: string;
        readonly deposito: string;
        readonly sucursal: string;
      } | null;
    }
  | { readonly tipo: 'NOTA' | 'AJUSTE'; readonly numero: number | null }
  /** `de`: the code of what is made of it; null when the estructura is its own. `programada`: it waits for its day. */
  | {
      readonly tipo: 'ESTRUCTURA';
      readonly de: string | null;
      readonly version: number;
      readonly programada?: boolean | undefined;
    };

/** The same said in Spanish, and the document to open when there is one and the person may see it. */
export type Dependencia = HechoDeDependencia & {
  readonly texto: string;
  readonly documento: { readonly tipo: 'NOTA' | 'AJUSTE' | 'ESTRUCTURA'; readonly id: string } | null;
};

/** "hay 4 U en Salón (Casa Central)". */
export function decirDependencia(hecho: HechoDeDependencia): string {
  switch (hecho.tipo) {
    case 'STOCK':
    case 'RESERVA': {
      const { tipo, lugar } = hecho;
      if (!lugar) return `hay ${tipo === 'STOCK' ? 'stock' : 'reservas'} en otra sucursal`;
      const cantidad = lugar.cantidad.replace('.', ',').replace('-', '−');
      const cuanto = `hay ${cantidad} ${lugar.unidad}${tipo === 'STOCK' ? '' : ' en reserva'}`;
      return `${cuanto} en ${lugar.deposito} (${lugar.sucursal})`;
    }
    case 'NOTA':
    case 'AJUSTE': {
      if (hecho.numero === null) return 'está en documentos abiertos de otra sucursal';
      const numero = escribirEntero(hecho.numero);
      return hecho.tipo === 'NOTA'
        ? `está en la nota de pedido ${numero}, que sigue abierta`
        : `está en el ajuste ${numero}, que no se aplicó`;
    }
    case 'ESTRUCTURA':
      if (hecho.programada === true) {
        return hecho.de === null
          ? `tiene programada la versión ${hecho.version} de su estructura`
          : `es componente de ${hecho.de} en la versión ${hecho.version} de su estructura, que está programada`;
      }
      return hecho.de === null
        ? `tiene vigente la versión ${hecho.version} de su estructura`
        : `es componente de ${hecho.de} en su estructura vigente`;
  }
}

type ConDependencias = {
  readonly code: 'articulos.con_dependencias';
  readonly data: { readonly codigo: string; readonly dependencias: readonly Dependencia[] };
};

export function exigirSinDependencias(
  codigo: string,
  dependencias: readonly Dependencia[],
): Result<null, ConDependencias> {
  if (dependencias.length === 0) return ok(null);
  return fail({ code: 'articulos.con_dependencias', data: { codigo, dependencias } });
}
