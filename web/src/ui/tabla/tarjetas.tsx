import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { MenuDeFila } from '#ui/menu-de-fila.tsx';
import type { TablaDatosProps } from '#ui/tabla-tipos.ts';

type Props<Fila> = TablaDatosProps<Fila> & { readonly filas: readonly Fila[] };

/** The rows of a table on a phone: one card each. The whole card opens; its menu stays beside. */
export function TablaTarjetas<Fila>({
  filas,
  columnas,
  idDe,
  nombreDe,
  onAbrir,
  acciones,
  tarjeta,
  etiqueta,
  lista,
}: Props<Fila>) {
  const { t } = useTranslation('ui');
  return (
    <Stack component="ul" aria-label={etiqueta} sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
      {filas.map((fila, i) => {
        const contenido = tarjeta ? tarjeta(fila) : <Renglones columnas={columnas} fila={fila} />;
        return (
          <Paper component="li" key={idDe(fila)} sx={{ display: 'flex', alignItems: 'flex-start', minWidth: 0 }}>
            {onAbrir ? (
              <ButtonBase
                onClick={() => onAbrir(fila, (lista.pagina - 1) * lista.porPagina + i)}
                sx={{ ...cuerpo, textAlign: 'start', borderRadius: 1 }}
              >
                {contenido}
              </ButtonBase>
            ) : (
              <Box sx={cuerpo}>{contenido}</Box>
            )}
            {acciones && (
              <MenuDeFila
                etiqueta={t('tabla.acciones', { que: nombreDe?.(fila) ?? '' })}
                acciones={() => acciones(fila)}
              />
            )}
          </Paper>
        );
      })}
    </Stack>
  );
}

function Renglones<Fila>({ columnas, fila }: Pick<Props<Fila>, 'columnas'> & { readonly fila: Fila }) {
  return columnas.slice(0, 4).map((columna, i) => (
    <Box
      key={columna.id}
      sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontWeight: i === 0 ? 600 : 400 }}
    >
      {i > 0 && <Box sx={{ color: 'text.secondary' }}>{columna.titulo}</Box>}
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{columna.celda(fila)}</Box>
    </Box>
  ));
}

const cuerpo = {
  display: 'block',
  flex: 1,
  minWidth: 0,
  p: 1.75,
  font: 'inherit',
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
};
