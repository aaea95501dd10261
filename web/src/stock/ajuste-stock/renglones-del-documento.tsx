import Box from '@mui/material/Box';
import type { Ajuste, RenglonVisto } from '@trastienda/nucleo/stock/contrato.ts';
import { useTranslation } from 'react-i18next';
import { formatearCantidad, formatearImporte, formatearUnitario, formatearVariacion } from '#ui/formato/formato.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { Enlace } from '#ui/piezas/enlace.tsx';
import { Oculto } from '#ui/piezas/oculto.tsx';
import { estiloConCostos, estiloSinCostos } from './estilo.ts';

/** What it moved, line by line, each with the way to its kardex. */
export function RenglonesDelDocumento({ ajuste }: { readonly ajuste: Ajuste }) {
  const { t } = useTranslation('stock');
  const conCostos = ajuste.renglones.some(({ valor }) => valor !== null);
  return (
    <Tarjeta titulo={t('ajustes.renglones.titulo')} sinRelleno>
      {/* Words for screen readers are placed from here: without it they would widen the page. */}
      <Box sx={{ overflowX: 'auto', position: 'relative' }}>
        <Box
          component="table"
          aria-label={t('ajustes.renglones.tabla')}
          sx={conCostos ? estiloConCostos : estiloSinCostos}
        >
          <thead>
            <tr>
              <th scope="col" className="codigo">
                {t('ajustes.renglones.codigo')}
              </th>
              <th scope="col">{t('ajustes.renglones.descripcion')}</th>
              <th scope="col" className="fin cantidad">
                {t('ajustes.renglones.cantidad')}
              </th>
              {conCostos && (
                <>
                  <th scope="col" className="fin costo">
                    {t('ajustes.renglones.costo')}
                  </th>
                  <th scope="col" className="fin costo">
                    {t('ajustes.renglones.valor')}
                  </th>
                </>
              )}
              <th scope="col" className="hay">
                <Oculto>{t('ajustes.renglones.kardex')}</Oculto>
              </th>
            </tr>
          </thead>
          <tbody>
            {ajuste.renglones.map((renglon) => (
              <Fila
                key={renglon.id}
                renglon={renglon}
                depositoId={ajuste.depositoId}
                conCostos={conCostos}
                conHay={ajuste.estado === 'A_APROBAR'}
              />
            ))}
          </tbody>
        </Box>
      </Box>
    </Tarjeta>
  );
}

function Fila(props: {
  readonly renglon: RenglonVisto;
  readonly depositoId: string;
  readonly conCostos: boolean;
  /** What there is now, for whoever decides about it. */
  readonly conHay: boolean;
}) {
  const { t } = useTranslation('stock');
  const { codigo, descripcion, cantidad, costo, valor, articuloId, numeros, fisico } = props.renglon;
  const entra = !cantidad.startsWith('-');
  const sinCosto = valor !== null && Number(valor) === 0;
  return (
    <tr>
      <td className="codigo">
        <b>{codigo}</b>
      </td>
      <td className="descripcion">
        {descripcion}
        {props.conHay && (
          <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
            {t('ajustes.renglones.hayAhora', { cantidad: formatearCantidad(fisico) })}
          </Box>
        )}
        {numeros.length > 0 && (
          <Box sx={{ fontSize: '0.75rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {numeros.map(({ numero }) => numero).join(', ')}
          </Box>
        )}
      </td>
      <td className={`fin cantidad ${entra ? 'entra' : ''}`}>
        <b>{formatearVariacion(cantidad)}</b>
      </td>
      {props.conCostos && (
        <>
          <td className="fin costo secundario" data-titulo={t('ajustes.renglones.costo')}>
            {costo === null ? t('ajustes.renglones.promedio') : formatearUnitario(costo)}
          </td>
          <td className="fin valor" data-titulo={t('ajustes.renglones.valor')}>
            {sinCosto ? t('ajustes.renglones.sinCosto') : formatearImporte(valor)}
          </td>
        </>
      )}
      <td className="fin">
        <Enlace to="/stock/reportes" search={{ articuloId, depositoId: props.depositoId } as never}>
          {t('ajustes.renglones.kardex')}
        </Enlace>
      </td>
    </tr>
  );
}
