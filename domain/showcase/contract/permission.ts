/** May edit public content: how-to videos and default decks. Everybody who is signed in sees what is published. */
export const keepsContent = 'administration:content';
