import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { Bloque, Bloques } from '#galeria/comun/bloques.tsx';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { textos } from '#galeria/ui-components/textos.ts';
import { Popover } from '#ui/flotantes/flotantes.tsx';

/** A small paper beside what opens it. */
export function PopoverScreen() {
  const t = textos.usar();
  return (
    <PaginaDemo titulo={t('popover')}>
      <Bloques>
        <Bloque titulo={t('emergente.clic')}>
          <ConClic />
        </Bloque>
        <Bloque titulo={t('emergente.encima')}>
          <AlPasar />
        </Bloque>
      </Bloques>
    </PaginaDemo>
  );
}

function ConClic() {
  const t = textos.usar();
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="contained"
        aria-haspopup="dialog"
        aria-expanded={ancla !== null}
        onClick={(evento) => setAncla(evento.currentTarget)}
      >
        {t('emergente.ver')}
      </Button>
      <Popover
        open={ancla !== null}
        anchorEl={ancla}
        onClose={() => setAncla(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('emergente.ver'), tabIndex: -1 } as object }}
      >
        <Typography sx={{ p: 2, maxWidth: 280 }}>{t('emergente.detalle')}</Typography>
      </Popover>
    </>
  );
}

/** Comes up when the pointer or the focus is there, and goes with Esc. The keyboard stays where it was. */
function AlPasar() {
  const t = textos.usar();
  const id = useId();
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  const cerrar = () => setAncla(null);
  const abierto = ancla !== null;
  // Wherever the keyboard is: the pointer brings it up without taking the focus there.
  useEffect(() => {
    if (!abierto) return;
    const handleTecla = (evento: KeyboardEvent) => {
      if (evento.key === 'Escape') setAncla(null);
    };
    document.addEventListener('keydown', handleTecla);
    return () => document.removeEventListener('keydown', handleTecla);
  }, [abierto]);
  return (
    <Box component="span" onMouseLeave={cerrar}>
      <Button
        aria-describedby={abierto ? id : undefined}
        onMouseEnter={(evento) => setAncla(evento.currentTarget)}
        onFocus={(evento) => setAncla(evento.currentTarget)}
        onBlur={cerrar}
      >
        {t('emergente.apuntar')}
      </Button>
      <Popper role="presentation" open={abierto} anchorEl={ancla} placement="bottom-start" sx={{ zIndex: 'tooltip' }}>
        <Box id={id} role="tooltip" sx={papel}>
          {t('emergente.pista')}
        </Box>
      </Popper>
    </Box>
  );
}

const papel = {
  mt: 0.5,
  p: 2,
  maxWidth: 280,
  borderRadius: 1,
  bgcolor: 'raised',
  boxShadow: '0 0 0 1px var(--t-palette-divider), var(--t-palette-sombra-overlay)',
} as const;
