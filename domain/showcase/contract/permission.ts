/** May edit public content: how-to videos and default decks. Everybody who is signed in sees published content. */
export const keepsContent = 'administration:content';
