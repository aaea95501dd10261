import { useTranslation } from 'react-i18next';
import type { ErrorDeEntrada } from './elegir.ts';

/** What is wrong with what was typed or read, in words. */
export function useTextoDeError(): (error: ErrorDeEntrada) => string {
  const { t } = useTranslation('ventas');
  return (error) => {
    switch (error.tipo) {
      case 'desconocido':
        return t('mostrador.error.desconocido', { codigo: error.codigo });
      case 'ambiguo':
        return t('mostrador.error.ambiguo', { texto: error.texto });
      case 'cantidad_ilegible':
        return t('mostrador.error.cantidadIlegible', { escrito: error.escrito });
      case 'decimales':
        return error.decimales === 0
          ? t('mostrador.error.cantidad.enteros', { codigo: error.codigo })
          : t('mostrador.error.cantidad.decimales', { codigo: error.codigo, count: error.decimales });
      case 'pedido':
        return error.mensaje;
      default:
        return t(`mostrador.error.${error.tipo}`, { codigo: error.codigo });
    }
  };
}
