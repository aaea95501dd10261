import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { sugerirBusquedas } from '@trastienda/nucleo/articulos/contrato-de-sugerencias.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';

type Props = {
  /** What found nothing. */
  readonly texto: string;
  readonly onElegir: (texto: string) => void;
  /** In a line of the list of the counter, which has no room for a block, and only what may be sold: it finds nothing else. */
  readonly enVenta?: boolean;
};

/** What somebody may have meant with a search that found nothing, to be searched with one touch (plate 12). */
export function Buscabas({ texto, onElegir, enVenta = false }: Props) {
  const { t } = useTranslation('busqueda');
  const { data } = useQuery({
    ...consultaDe(sugerirBusquedas, { query: { texto, ...(enVenta && { enVenta: 'true' as const }) } }),
    staleTime: 60_000,
  });
  if (!data || data.sugerencias.length === 0) return null;
  return (
    <Box sx={enVenta ? { ...bloque, ...linea } : bloque}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('buscabas')}
      </Box>
      <Box sx={opciones}>
        {data.sugerencias.map((una) => (
          <Button
            key={una.texto}
            variant="tonal"
            size={enVenta ? 'small' : 'medium'}
            aria-label={t('buscar', { texto: una.texto })}
            onClick={() => onElegir(una.texto)}
            sx={boton}
          >
            <bdi>{una.texto}</bdi>
            {una.detalle !== null && (
              <Box component="span" sx={detalle}>
                {una.detalle}
              </Box>
            )}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

const bloque = { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 1, maxWidth: '100%' } as const;
const linea = { flexDirection: 'row', flexWrap: 'wrap', mt: 1 } as const;
const opciones = { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, minWidth: 0 } as const;
const boton = { maxWidth: '100%', minWidth: 0, whiteSpace: 'nowrap', gap: 1 } as const;
const detalle = { fontWeight: 400, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' } as const;
