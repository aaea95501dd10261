import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAjustes } from '#apariencia/ajustes.ts';
import { sinSegundoClic } from '#ui/flotantes/piezas-flotantes.ts';
import { Pista } from '#ui/flotantes/pista.tsx';
import { useDeslizar } from './deslizar.ts';
import { textosComunes } from './textos-comunes.ts';

type FotoDeVisor = { readonly id: number; readonly name: string; readonly cover: string };

type Props = {
  readonly fotos: readonly FotoDeVisor[];
  /** The id of the one that is seen; one that is not among them closes it. */
  readonly elegida: number;
  readonly onElegir: (id: number) => void;
  readonly onCerrar: () => void;
};

/**
 * A picture over everything, as large as the window lets it be: arrows and a finger go to its neighbours and round again,
 * Inicio and Fin to the ends, Esc closes.
 */
export function Visor({ fotos, elegida, onElegir, onCerrar }: Props) {
  const titulo = useId();
  const alReves = useAjustes().direccion === 'rtl';
  const lugar = fotos.findIndex(({ id }) => id === elegida);
  const foto = fotos[lugar];
  const ir = (destino: number) => {
    const otra = fotos.at(destino % fotos.length);
    if (otra) onElegir(otra.id);
  };
  const handleTecla = (evento: KeyboardEvent) => {
    const paso = { ArrowRight: alReves ? -1 : 1, ArrowLeft: alReves ? 1 : -1 }[evento.key];
    if (paso !== undefined) ir(lugar + paso);
    else if (evento.key === 'Home') ir(0);
    else if (evento.key === 'End') ir(-1);
    else return;
    evento.preventDefault();
  };
  return (
    <Dialog
      open={foto !== undefined}
      onClose={sinSegundoClic(onCerrar)}
      maxWidth="md"
      fullWidth
      aria-labelledby={titulo}
      onKeyDown={handleTecla}
    >
      {foto && (
        <Contenido foto={foto} titulo={titulo} lugar={lugar} total={fotos.length} onIr={ir} onCerrar={onCerrar} />
      )}
    </Dialog>
  );
}

function Contenido(props: {
  readonly foto: FotoDeVisor;
  readonly titulo: string;
  readonly lugar: number;
  readonly total: number;
  readonly onIr: (destino: number) => void;
  readonly onCerrar: () => void;
}) {
  const t = textosComunes.usar();
  const { t: tUi } = useTranslation('ui');
  const { foto, lugar, total, onIr } = props;
  const deslizar = useDeslizar((pasos) => onIr(lugar + pasos));
  return (
    <Box data-testid="gallery-lightbox">
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, p: 1.5, paddingInlineStart: 2.5 }}>
        <Typography
          id={props.titulo}
          variant="h6"
          component="h2"
          sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {foto.name}
        </Typography>
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {t('fotoDeTantas', { numero: lugar + 1, total })}
        </Typography>
        <Pista texto={tUi('accion.cerrar')}>
          <IconButton onClick={props.onCerrar}>
            <IconX size={20} stroke={1.7} aria-hidden />
          </IconButton>
        </Pista>
      </Stack>
      <Box component="img" src={foto.cover} alt={foto.name} draggable={false} {...deslizar} sx={imagen} />
      <Stack direction="row" sx={{ justifyContent: 'space-between', p: 1.5 }}>
        <Pista texto={t('fotoAnterior')}>
          <IconButton onClick={() => onIr(lugar - 1)}>
            <IconChevronLeft className="con-direccion" size={22} stroke={1.7} aria-hidden />
          </IconButton>
        </Pista>
        <Pista texto={t('fotoSiguiente')}>
          <IconButton onClick={() => onIr(lugar + 1)}>
            <IconChevronRight className="con-direccion" size={22} stroke={1.7} aria-hidden />
          </IconButton>
        </Pista>
      </Stack>
    </Box>
  );
}

const imagen = {
  display: 'block',
  width: '100%',
  // What the window leaves of it: the margins of the dialog, its title and its arrows.
  maxHeight: 'calc(100dvh - 200px)',
  objectFit: 'contain',
  bgcolor: 'sunken',
  userSelect: 'none',
  touchAction: 'pan-y',
} as const;
