import { useTranslation } from 'react-i18next';
import { formatearCantidad } from '#ui/formato/formato.ts';
import type { LineaEscrita } from './borrador.ts';

type Props = { readonly linea: Pick<LineaEscrita, 'cantidad' | 'merma' | 'opcional' | 'unidad' | 'sustitutos'> };

/** All that a line says beside its component, to be read next to what another version says. */
export function LadoDeLinea({ linea: { cantidad, merma, opcional, unidad, sustitutos } }: Props) {
  const { t } = useTranslation('estructura');
  return (
    <bdi>
      {formatearCantidad(cantidad)} {unidad}
      {Number(merma) > 0 && ` · ${t('arbol.merma', { valor: formatearCantidad(merma) })}`}
      {opcional && ` · ${t('arbol.opcional')}`}
      {sustitutos.length > 0 &&
        ` · ${t('arbol.sustitutos', { codigos: sustitutos.map(({ codigo }) => codigo).join(', ') })}`}
    </bdi>
  );
}
