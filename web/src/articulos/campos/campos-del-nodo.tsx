import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useQuery } from '@tanstack/react-query';
import { tituloDeCampo } from '@trastienda/nucleo/articulos/campos/campo.ts';
import { type CampoPedido, cambiarCampo, crearCampo, listarCampos } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { consultaDe } from '#api/consultas.ts';
import { usePanelAbierto } from '#articulos/clasificacion/panel-abierto.ts';
import type { NodoVisto } from '#articulos/clasificacion/paneles-de-nodo.tsx';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { useSoltarCampo } from './use-soltar-campo.ts';

/** What is asked of every artículo of a node besides what is asked of all (ART-18), and from which level each comes. */
export function CamposDelNodo({ visto }: { readonly visto: NodoVisto }) {
  const { t } = useTranslation('campos');
  const puede = usePuede();
  const { abrir } = usePanelAbierto();
  const { nivel, nodo } = visto;
  const consulta = useQuery(consultaDe(listarCampos, { query: { nivel, nodoId: nodo.id } }));
  return (
    <Box component="section" aria-label={t('titulo')}>
      <Typography variant="h6" component="h3">
        {t('titulo')}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t('texto')}
      </Typography>
      <Cargado consulta={consulta}>
        {({ filas }) =>
          filas.length === 0 ? (
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
              {t('ninguno')}
            </Typography>
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
              {filas.map((campo) => (
                <Renglon key={campo.id} campo={campo} visto={visto} />
              ))}
            </Box>
          )
        }
      </Cargado>
      {puede(crearCampo) && (
        <Button
          size="small"
          startIcon={<IconPlus size={16} stroke={1.7} aria-hidden />}
          onClick={() => abrir(nivel, nodo.id, 'campo')}
          sx={{ mt: 1 }}
        >
          {t('agregar')}
        </Button>
      )}
    </Box>
  );
}

function Renglon({ campo, visto }: { readonly campo: CampoPedido; readonly visto: NodoVisto }) {
  const { t } = useTranslation(['campos', 'nodo']);
  const puede = usePuede();
  const { abrir } = usePanelAbierto();
  const soltar = useSoltarCampo();
  const { nivel, nodo, camino } = visto;
  const { nombre } = campo;
  const propio = campo.lugares.some(({ id }) => id === nodo.id);
  const arriba = camino.find(({ id }) => campo.lugares.some((lugar) => lugar.id === id));
  const que = [t(`campos:tipos.${campo.tipo}`), opcionesDe(campo)].filter(Boolean).join(': ');
  return (
    <Box component="li" sx={renglon}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <b>{tituloDeCampo(campo)}</b>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          · {propio || !arriba ? t('campos:deAca') : `${t(`nodo:de.${arriba.nivel}`)} ${arriba.nombre}`}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{que}</Box>
      </Box>
      {puede(cambiarCampo) && (
        <IconButton
          aria-label={t('campos:editarA', { nombre })}
          onClick={() => abrir(nivel, nodo.id, 'campo', campo.id)}
        >
          <IconPencil size={18} stroke={1.7} aria-hidden />
        </IconButton>
      )}
      {puede(cambiarCampo) && propio && (
        <IconButton aria-label={t('campos:quitarA', { nombre })} onClick={() => void soltar(campo, visto)}>
          <IconX size={18} stroke={1.7} aria-hidden />
        </IconButton>
      )}
    </Box>
  );
}

const opcionesDe = ({ opciones }: CampoPedido): string =>
  opciones
    .filter(({ activa }) => activa)
    .map(({ nombre }) => nombre)
    .join(', ');

const renglon = {
  display: 'flex',
  gap: 0.5,
  alignItems: 'center',
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;
