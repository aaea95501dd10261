import GlobalStyles from '@mui/material/GlobalStyles';
import type { NotaDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { formatearCantidad, formatearEntero, oVacio } from '#ui/formato/formato.ts';
import { HOJA } from '#ui/tabla/impresion/hoja.ts';
import { useImprimir } from '#ui/tabla/impresion/use-imprimir.ts';
import { listaDePreparacion } from './preparacion.ts';
import type { EntregaEnCurso } from './use-entrega.ts';

type Props = {
  readonly open: boolean;
  readonly nota: NotaDetalle;
  readonly entrega: EntregaEnCurso;
  readonly onClose: () => void;
};

/** What to take from the shelves, in the order of their ubicaciones, with a box to tick (ART-14). Only the printer sees it. */
export function HojaDePreparacion({ open, nota, entrega, onClose }: Props) {
  const { t } = useTranslation('ventas');
  useImprimir(open, onClose);
  return createPortal(
    <div className="impresion" lang={document.documentElement.lang}>
      <GlobalStyles styles={HOJA} />
      <h1>{t('finalizar.hoja.titulo', { numero: formatearEntero(nota.numero) })}</h1>
      <p>{nota.cliente.razonSocial}</p>
      <p>{t('documento.datos.sale', entrega.lugar)}</p>
      {nota.observaciones !== '' && <p>{nota.observaciones}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">{t('finalizar.ubicacion')}</th>
            <th scope="col">{t('finalizar.columna.codigo')}</th>
            <th scope="col">{t('finalizar.columna.articulo')}</th>
            <th scope="col" className="fin">
              {t('finalizar.hoja.cantidad')}
            </th>
            <th scope="col">{t('finalizar.hoja.listo')}</th>
          </tr>
        </thead>
        <tbody>
          {listaDePreparacion(entrega.renglones, entrega.aEntregar, entrega.ubicar).map((una) => (
            <tr key={una.id}>
              <td>
                <b>
                  <bdi>{oVacio(una.ubicacion)}</bdi>
                </b>
              </td>
              <td>
                <bdi>{una.codigo}</bdi>
              </td>
              <td>{una.descripcion}</td>
              <td className="fin">{formatearCantidad(una.cantidad)}</td>
              <td className="centro">☐</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}
