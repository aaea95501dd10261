import Box from '@mui/material/Box';
import type { BajoMargen } from '@trastienda/nucleo/articulos/contrato.ts';
import type { PrecioBajo, PrecioBajoMargen } from '@trastienda/nucleo/articulos/precios/bajo-margen.ts';
import { MOTIVO_MINIMO } from '@trastienda/nucleo/comun/texto.ts';
import { useTranslation } from 'react-i18next';
import type { PedidoRechazado } from '#api/pedir.ts';
import { textosDe } from '#i18n/textos-de.ts';
import type { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { formatearEntero, formatearPorcentaje } from '#ui/formato/formato.ts';
import { unitarioEn } from '#ui/formato/simbolo-de-moneda.ts';

type Data = PrecioBajoMargen['data'];

const SE_MUESTRAN = 8;
/** Which prices are too low and from where on they would do; the reason to write them all the same, null to go back (PRE-10). */
export async function preguntarBajoMargen(
  confirmar: ReturnType<typeof useConfirmar>,
  error: PedidoRechazado,
  dicho: string,
): Promise<BajoMargen | null> {
  const data = error.data as Data;
  if (!data.sePuedeAceptar) return null;
  const t = await textosDe('costos');
  const motivo = dicho.trim();
  const falta = motivo.length < MOTIVO_MINIMO;
  const count = data.precios.length;
  const respuesta = await confirmar({
    titulo: t('bajoMargen.titulo', { count, total: formatearEntero(count) }),
    texto: <LosPrecios {...data} motivo={falta ? null : motivo} />,
    boton: t('bajoMargen.guardar'),
    volver: t('bajoMargen.corregir'),
    motivo: falta,
  });
  return respuesta && { motivo: falta ? respuesta.motivo : motivo };
}

function LosPrecios({ motivo, ...data }: Data & { readonly motivo: string | null }) {
  const { t } = useTranslation('costos');
  const { lista, margenMinimo, precios } = data;
  const quedan = precios.length - SE_MUESTRAN;
  return (
    <>
      {margenMinimo === null
        ? t('bajoMargen.delCosto')
        : t('bajoMargen.delMargen', { lista, margen: formatearPorcentaje(margenMinimo) })}
      <Box component="ul" sx={{ m: 0, mt: 1, paddingInlineStart: 2.5, display: 'grid', gap: 0.5 }}>
        {precios.slice(0, SE_MUESTRAN).map((precio) => (
          <li key={precio.codigo}>
            <UnPrecio {...data} precio={precio} />
          </li>
        ))}
      </Box>
      {quedan > 0 && t('bajoMargen.yMas', { count: quedan, total: formatearEntero(quedan) })}
      <Box sx={{ mt: 1 }}>{motivo === null ? t('bajoMargen.queda') : t('bajoMargen.conMotivo', { motivo })}</Box>
    </>
  );
}

function UnPrecio({ precio, moneda, incluyeIva }: Data & { readonly precio: PrecioBajo }) {
  const { t } = useTranslation('costos');
  const { codigo, importe, costo, margen, minimo } = precio;
  const de = (cuanto: string) => unitarioEn(moneda, cuanto);
  return (
    <>
      <b>
        <bdi>{codigo}</bdi>
      </b>{' '}
      {t('bajoMargen.precio', { precio: de(importe) })}
      {costo !== null && margen !== null && minimo !== null && (
        <>
          {': '}
          {t(incluyeIva ? 'bajoMargen.cuestaConIva' : 'bajoMargen.cuesta', { costo: de(costo) })},{' '}
          {t('bajoMargen.deja', { margen: formatearPorcentaje(margen), minimo: de(minimo) })}
        </>
      )}
    </>
  );
}
