import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

/** A round button over the page, at a corner of it. */
export const BotonRedondo = styled(ButtonBase)(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.fab,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.raised,
  color: theme.vars.palette.text.secondary,
  boxShadow: theme.vars.palette.sombra.overlay,
  transition: 'background-color 250ms, box-shadow 250ms',
  '&:hover': { color: theme.vars.palette.text.primary },
}));
