/** An alert with a way out of it: on a phone the sentence has the width, and what may be done stands below. */
export const salidaDebajo = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: 1 },
  '& .MuiAlert-action': { flex: { xs: '1 0 100%', sm: 'none' }, justifyContent: 'flex-end' },
} as const;
