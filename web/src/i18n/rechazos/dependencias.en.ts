import type { HechoDeDependencia } from '@trastienda/nucleo/articulos/dependencias.ts';

/** What keeps an artículo in use. */
export function dependenciaEn(hecho: HechoDeDependencia): string {
  switch (hecho.tipo) {
    case 'STOCK':
    case 'RESERVA': {
      const { tipo, lugar } = hecho;
      if (!lugar)
        return tipo === 'STOCK' ? 'there is stock in another branch' : 'there are reservations in another branch';
      const cuanto = `${lugar.cantidad.replace('-', '−')} ${lugar.unidad}`;
      return `there are ${cuanto}${tipo === 'STOCK' ? '' : ' reserved'} in ${lugar.deposito} (${lugar.sucursal})`;
    }
    case 'NOTA':
    case 'AJUSTE': {
      if (hecho.numero === null) return 'it is in open documents of another branch';
      const numero = hecho.numero.toLocaleString('en');
      return hecho.tipo === 'NOTA'
        ? `it is in order ${numero}, still open`
        : `it is in adjustment ${numero}, not applied yet`;
    }
    case 'ESTRUCTURA':
      if (hecho.programada === true) {
        return hecho.de === null
          ? `version ${hecho.version} of its structure is scheduled`
          : `it is a component of ${hecho.de} in version ${hecho.version} of its structure, which is scheduled`;
      }
      return hecho.de === null
        ? `version ${hecho.version} of its structure is in force`
        : `it is a component of ${hecho.de} in its structure in force`;
  }
}
