import type { ListaDePrecio } from '@trastienda/nucleo/articulos/precios/listas/contrato-de-listas.ts';
import { useTranslation } from 'react-i18next';
import { CampoDeCasillas } from '#articulos/actualizar-precio/campo-de-casillas.tsx';
import { simboloDe } from '#ui/formato/simbolo-de-moneda.ts';

/** The manual listas whose prices change. */
export function CampoDeListas({ listas }: { readonly listas: readonly ListaDePrecio[] }) {
  const { t } = useTranslation('precios');
  const enTexto = ({ nombre, moneda, incluyeIva }: ListaDePrecio) =>
    `${nombre} (${[simboloDe(moneda), t(incluyeIva ? 'listasDePrecio.listas.conIvaCorto' : 'listasDePrecio.listas.netaCorto')].join(', ')})`;
  return (
    <CampoDeCasillas
      name="listaIds"
      label={t('actualizar.lote.regla.listas')}
      ayuda={t(listas.length === 0 ? 'actualizar.lote.regla.sinListas' : 'actualizar.lote.regla.listasAyuda')}
      opciones={listas.map((lista) => ({ id: lista.id, texto: enTexto(lista) }))}
    />
  );
}
