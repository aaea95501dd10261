import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ListaDePrecio, verArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { unitarioEn } from '#ui/formato/simbolo-de-moneda.ts';

type Props = { readonly articuloId: string; readonly lista: ListaDePrecio | undefined };

/** In which lista a price is put, what there is in it, and for who may see costs what it has to cover (PRE-10). */
export function PrecioQueTiene({ articuloId, lista }: Props) {
  const { t } = useTranslation('reportes');
  const { data } = useQuery(consultaDe(verArticulo, { params: { id: articuloId } }));
  if (!lista) return null;
  const suyo = data?.precios.find(({ listaId }) => listaId === lista.id);
  const hoy = suyo?.[lista.incluyeIva ? 'conIva' : 'neto'];
  const costo = data?.costo?.hoy;
  return (
    <Typography aria-live="polite" sx={{ color: 'text.secondary' }}>
      {[
        t('calidad.enLista', { lista: lista.nombre }),
        ...(hoy ? [t('calidad.precioHoy', { precio: unitarioEn(lista.moneda, hoy) })] : []),
        ...(costo ? [t('calidad.costoHoy', { costo: unitarioEn('ARS', costo) })] : []),
      ].join(' ')}
    </Typography>
  );
}
