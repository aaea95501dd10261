import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { verCambioDeFormula } from '@trastienda/nucleo/articulos/precios/listas/contrato-de-cambio-de-formula.ts';
import type { ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { useTranslation } from 'react-i18next';
import { Cifra } from '#articulos/en-lote/cifra.tsx';
import { formatearEntero, formatearPorcentaje } from '#ui/formato/formato.ts';

type Props = {
  readonly previa: ResponseOf<typeof verCambioDeFormula>;
  /** Of a lista that is still to be made: all there is to count are the prices it would have. */
  readonly nueva: boolean;
};

/** How many prices go up, down or stay, what of it stands out, and which other listas move. */
export function CifrasDePrevia({ previa, nueva }: Props) {
  const { t } = useTranslation('precios');
  const { pierden, ganan, fueraDeLimite, bajoCosto = 0, derivadas, conDetalle, total } = previa;
  const de = (clave: 'fueraDeLimite' | 'bajoCosto' | 'sinPrecio', count: number) =>
    t(`listasDePrecio.previa.${clave}`, {
      count,
      n: formatearEntero(count),
      limite: formatearPorcentaje(previa.limiteDeVariacion),
    });
  const llaman = [
    fueraDeLimite > 0 && de('fueraDeLimite', fueraDeLimite),
    bajoCosto > 0 && de('bajoCosto', bajoCosto),
    pierden > 0 && de('sinPrecio', pierden),
  ].filter((una) => una !== false);
  return (
    <>
      <Box component="dl" aria-live="polite" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, m: 0 }}>
        {nueva ? (
          <Cifra nombre={t('listasDePrecio.previa.conPrecio')} valor={formatearEntero(ganan)} />
        ) : (
          <>
            <Cifra nombre={t('listasDePrecio.previa.suben')} valor={formatearEntero(previa.suben)} />
            <Cifra nombre={t('listasDePrecio.previa.bajan')} valor={formatearEntero(previa.bajan)} />
            <Cifra nombre={t('listasDePrecio.previa.iguales')} valor={formatearEntero(previa.iguales)} />
          </>
        )}
        {!nueva && ganan > 0 && <Cifra nombre={t('listasDePrecio.previa.ganan')} valor={formatearEntero(ganan)} />}
        {pierden > 0 && <Cifra nombre={t('listasDePrecio.previa.pierden')} valor={formatearEntero(pierden)} aviso />}
      </Box>
      {llaman.length > 0 && (
        <Alert severity="warning">
          {llaman.map((una) => (
            <div key={una}>{una}</div>
          ))}
        </Alert>
      )}
      {derivadas.length > 0 && total > 0 && (
        <Alert severity="info">{t('listasDePrecio.previa.derivadas', { listas: derivadas.join(', ') })}</Alert>
      )}
      {!conDetalle && total > 0 && <Alert severity="info">{t('listasDePrecio.previa.sinDetalle')}</Alert>}
    </>
  );
}
